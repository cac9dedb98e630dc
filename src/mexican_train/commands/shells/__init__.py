"""Scripts that let a shell complete what is typed: one module for each shell, from one outline."""
