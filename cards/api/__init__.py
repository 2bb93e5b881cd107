"""Cards in the API: searched, read, and found by pasted numbers."""
