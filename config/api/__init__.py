"""What every API view shares; the views themselves live beside what they serve."""
