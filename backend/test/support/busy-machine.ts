// A busy machine is slow, not wrong.
jest.setTimeout(30_000);
