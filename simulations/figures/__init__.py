"""What is looked at of a run, out of what was counted: no page, no database."""

from simulations.figures.left_out import LeftOut, not_known, not_played, to_be_left_out
from simulations.figures.report import Report, charts_of, report_of

__all__ = ["LeftOut", "Report", "charts_of", "not_known", "not_played", "report_of", "to_be_left_out"]
