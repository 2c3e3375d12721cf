"""What practice and exams are called in addresses: ways to practise, topics, levels, mock exams (knows no Django)."""

MODES = {
    "tr": {
        "mixed": "karisik",
        "due": "bugun",
        "mistakes": "yanlislarim",
        "law": "yasa",
        "topic": "konu",
        "like": "benzer",
        "lesson": "ders",
        "review": "tekrar",
        "level": "basamak",
    },
    "en": {mode: mode for mode in ("mixed", "due", "mistakes", "law", "topic", "like", "lesson", "review", "level")},
}
TOPICS = {
    "boards": "bordlar",
    "designations": "yerden-istenen-kart",
    "dummy": "yer",
    "exposed-cards": "gorunen-kartlar",
    "leads": "sirasiz-cikislar",
    "opening-leads": "atak",
    "penalty-cards": "cezali-kartlar",
    "played-cards": "oynanmis-kart",
    "premature-plays": "zamanindan-once-oyun",
    "revokes": "ronons",
    "scores": "skorlar",
    "tricks": "loveler",
    "withdrawn-cards": "geri-alinan-kartlar",
    "auction": "usulsuz-konusmalar",
    "claims": "talep-ve-terk",
    "deal": "dagitim",
    "information": "bilgi",
    "adjusted-scores": "ayarli-skorlar",
    "procedure": "yontem-ve-davranis",
    "directing": "masada-hakem",
}
"""The topics of the questions as Turkish addresses name them."""
LEVELS = {"club": "kulup", "region": "bolge", "nation": "ulusal"}
"""The levels of directors as Turkish addresses name them."""
EXAMS = {
    "club-director": "kulup-hakemligi",
    "national-director": "ulusal-hakemlik",
    "play": "her-aksam",
    "regional-director": "bolge-hakemligi",
    "revokes": "ronons",
    "scores": "skor-ve-bordlar",
}
"""The mock exams as Turkish addresses name them."""
