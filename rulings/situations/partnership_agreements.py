"""What a partnership may agree, must disclose, and may depart from (40)."""

from rulings.effects.information import MethodForbidden
from rulings.engine.kinds import rules_on
from rulings.laws import law_40, law_90
from rulings.situations.other_table import considered_where_adjusted
from rulings.situations.partnership_agreements_facts import PartnershipAgreementFacts


@rules_on(PartnershipAgreementFacts)
@considered_where_adjusted
def rule_partnership_agreement(f: PartnershipAgreementFacts) -> None:
    """By the method; where it is an infraction, the score after play, and perhaps a penalty."""
    _BY_METHOD[f.method](f)


def _departure(f: PartnershipAgreementFacts) -> None:
    """40C: free, unless partner can know of it; then it is an agreement."""
    if law_40.partner_as_surprised(f):
        law_40.need_not_be_told(f)
    else:
        _implicit(f)


def _artificial_psych(f: PartnershipAgreementFacts) -> None:
    if law_40.psych_restricted(f):
        _forbidden(f)
    else:
        _departure(f)


def _undisclosed(f: PartnershipAgreementFacts) -> None:
    law_40.secret_agreement(f)
    law_90.penalty_for_procedure(f, "offending-side")
    law_40.adjusted_for_secret(f)


def _special(f: PartnershipAgreementFacts) -> None:
    if law_40.special_allowed(f):
        return
    law_40.special_forbidden(f)
    law_40.adjusted_for_forbidden(f)


def _changed(f: PartnershipAgreementFacts) -> None:
    if isinstance(law_40.change_after_infraction(f), MethodForbidden):
        _forbidden(f)


def _differs(f: PartnershipAgreementFacts) -> None:
    if isinstance(law_40.method_must_not_differ(f), MethodForbidden):
        law_90.penalty_for_procedure(f, "offending-side")


def _implicit(f: PartnershipAgreementFacts) -> None:
    law_40.implicit_understanding(f)
    law_40.adjusted_for_implicit(f)


def _forbidden(f: PartnershipAgreementFacts) -> None:
    """A penalty is open, and damage is looked at once the play is over."""
    law_90.penalty_for_procedure(f, "offending-side")
    law_40.adjusted_for_forbidden(f)


_BY_METHOD = {
    "departure": _departure,
    "artificial-psych": _artificial_psych,
    "undisclosed": _undisclosed,
    "special": _special,
    "changed": _changed,
    "differs": _differs,
}
