"""The app of the rulings."""

from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _


class RulingsConfig(AppConfig):
    """The rulings."""

    name = "rulings"

    def ready(self) -> None:
        """Offer the worked cases of a Law beside it; have the trees made when the site is set up."""
        from lawbook.beside import offer, offer_answers
        from lawbook.commentary import reading_of_law
        from lawbook.in_force import look_after
        from lawbook.made_once import make_once
        from lawbook.offline.offers import offer as offer_offline
        from lawbook.offline.offers import offer_data, offer_state
        from rulings.assistant.around import situations_of_law
        from rulings.assistant.case_index import cases_of_law
        from rulings.assistant.kept_pages import kept_pages
        from rulings.assistant.kept_rulings import kept_rulings
        from rulings.assistant.resting import make_resting
        from rulings.assistant.rulings_before import keep_rulings
        from rulings.assistant.situation_search import situations_for
        from rulings.assistant.worked_deals import deals_of_law
        from rulings.kept_trees import make_trees
        from rulings.organisation.published import name_in_force, published

        offer("situations", _("What happened?"), situations_of_law)
        offer("cases", _("Worked cases"), cases_of_law)
        offer("deals", _("Worked deals"), deals_of_law)
        offer("reading", _("To read through"), reading_of_law)
        offer_answers("situations", situations_for)
        offer_offline("rulings", kept_pages)
        offer_data("rulings", kept_rulings)
        offer_state("regulations", name_in_force)
        look_after("regulations", published)
        make_once("trees", _("Trees of the situations …"), make_trees, awaited=False)
        make_once("resting", _("What rests on which clause …"), make_resting, awaited=False)
        make_once("rulings", _("The rulings as they are …"), keep_rulings, awaited=False)
