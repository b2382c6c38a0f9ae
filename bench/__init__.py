"""Speed and size, apart from the tests. Machines are noisy: figures are compared within one run."""
