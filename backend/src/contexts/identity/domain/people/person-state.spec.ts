import { canBeShown } from './person-state';

describe('canBeShown', () => {
  it.each([
    ['active', true],
    ['unconfirmed', false],
    ['suspended', false],
    ['closing', false],
  ] as const)('of a person who is %s', (state, expected) => {
    expect(canBeShown(state)).toBe(expected);
  });
});
