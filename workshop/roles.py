"""Who may do what in the workshop. The migration makes groups of it; a role that gets more needs another migration."""

PERMISSIONS = {
    "enter": "Can read the drafts",
    "begin": "Can begin a draft",
    "write": "Can write a draft in both languages",
    "translate": "Can write the translation of a draft",
    "comment": "Can comment on a draft",
    "annotate": "Can write commentary",
    "settle": "Can settle what a draft changes elsewhere",
    "share": "Can make a secret link to a draft",
    "approve": "Can approve a draft of somebody else",
    "publish": "Can publish an approved draft",
    "withdraw": "Can withdraw a published edition",
}
ROLES = {
    "editor": ("enter", "begin", "write", "translate", "comment", "settle", "share"),
    "translator": ("enter", "translate", "comment"),
    "commentator": ("enter", "comment", "annotate"),
    "reviewer": ("enter", "comment", "settle", "share", "approve"),
    "publisher": ("enter", "comment", "settle", "share", "publish", "withdraw"),
}
