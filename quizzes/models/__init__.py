"""What the questions keep: of students, of examinations, of classes, and what editors think of a question."""

from quizzes.models.classes import ClassQuestion, Classroom, Player, PlayerAnswer
from quizzes.models.editors import WithdrawnTemplate
from quizzes.models.examinations import (
    Appeal,
    Candidate,
    CandidateAnswer,
    Certificate,
    Duty,
    Examination,
    ExaminationEvent,
    ExaminationQuestion,
    WithdrawnItem,
)
from quizzes.models.removed import ErasedCertificate, KeptCertificate, RemovedExamination
from quizzes.models.students import (
    START_RATING,
    AskedQuestion,
    Attempt,
    Difficulty,
    Memory,
    MistakeReport,
    Paper,
    PaperQuestion,
    Sitting,
    SittingQuestion,
    Student,
)
from quizzes.models.written import Settlement, WrittenMark

__all__ = [
    "START_RATING",
    "Appeal",
    "AskedQuestion",
    "Attempt",
    "Candidate",
    "CandidateAnswer",
    "Certificate",
    "ClassQuestion",
    "Classroom",
    "Difficulty",
    "Duty",
    "ErasedCertificate",
    "Examination",
    "ExaminationEvent",
    "ExaminationQuestion",
    "KeptCertificate",
    "Memory",
    "MistakeReport",
    "Paper",
    "PaperQuestion",
    "Player",
    "PlayerAnswer",
    "RemovedExamination",
    "Settlement",
    "Sitting",
    "SittingQuestion",
    "Student",
    "WithdrawnItem",
    "WithdrawnTemplate",
    "WrittenMark",
]
