"""The benchmark: everything side by side in one run, as ratios where the machine would decide the numbers."""
