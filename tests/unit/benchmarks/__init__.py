"""The statistics of benchmarks, on data of which they are known."""
