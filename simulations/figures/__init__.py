"""What is looked at of a run, out of what was counted: no page, no database."""

from simulations.figures.report import Report, charts_of, report_of

__all__ = ["Report", "charts_of", "report_of"]
