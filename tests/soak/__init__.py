"""Random-legal games played under close watch: `make soak`, and a slice of them among the quick tests."""
