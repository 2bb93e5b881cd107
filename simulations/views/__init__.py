"""Pages of runs: each parses, calls a service, and renders."""
