// Longer time-out for busy machines, which are slow but not broken.
jest.setTimeout(30_000);
