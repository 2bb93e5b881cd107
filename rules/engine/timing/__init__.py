"""When who may do what: settling between two things, and the two ways to answer each other before anything resolves."""
