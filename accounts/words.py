"""The words of the account's addresses, in Turkish and English."""

WORDS = {
    "tr": {
        "account": "hesap",
        "signup": "hesap/ac",
        "login": "hesap/giris",
        "logout": "hesap/cikis",
        "password": "hesap/parola",
        "new_email": "hesap/e-posta",
        "reset": "hesap/yeni-parola",
        "reset_sent": "hesap/yeni-parola/gonderildi",
        "confirm": "hesap/onay",
        "export": "hesap/verilerim",
        "delete": "hesap/sil",
        "deleted": "hesap/silindi",
        "reauthenticate": "hesap/parola-sor",
        "second-factor": "hesap/ikinci-adim",
    },
    "en": {
        "account": "account",
        "signup": "account/sign-up",
        "login": "account/log-in",
        "logout": "account/log-out",
        "password": "account/password",
        "new_email": "account/e-mail",
        "reset": "account/new-password",
        "reset_sent": "account/new-password/sent",
        "confirm": "account/confirm",
        "export": "account/my-data",
        "delete": "account/delete",
        "deleted": "account/deleted",
        "reauthenticate": "account/confirm-password",
        "second-factor": "account/second-step",
    },
}


def address(name: str, language: str) -> str:
    """The address of a page of the account: ``/tr/hesap/giris/``."""
    spoken = language if language in WORDS else "en"  # a further language is one of the book alone
    return f"/{spoken}/{WORDS[spoken][name]}/"
