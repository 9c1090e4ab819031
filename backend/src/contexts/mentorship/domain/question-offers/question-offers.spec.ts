import { countNewOffers, offerExpiresAt } from './question-offers';

describe('offers of a question', () => {
  it('are three at a time', () => {
    expect([0, 1, 2, 3, 4].map(countNewOffers)).toEqual([3, 2, 1, 0, 0]);
  });

  it('expire after 48 hours', () => {
    expect(offerExpiresAt(new Date('2026-03-07T20:00:00Z'))).toEqual(new Date('2026-03-09T20:00:00Z'));
  });
});
