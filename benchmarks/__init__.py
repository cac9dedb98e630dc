"""Speed, measured: `mexican-train bench NAME` runs the module NAME and prints its figures."""
