import { ApiError } from './errors';
import { isBadRequest, rejectionReasonOr } from './rejection';

const refused = (status: number) =>
  new ApiError(status, JSON.stringify({ message: 'Enter a whole number' }), undefined);

describe('a rejected entry', () => {
  it('shows the reason instead of the text for an outage', () => {
    expect(rejectionReasonOr(refused(400), 'Search failed')).toBe('Enter a whole number');
    expect(isBadRequest(refused(400))).toBe(true);
  });

  it.each([refused(429), refused(503), new TypeError('Failed to fetch')])('is not any other failure (%s)', (error) => {
    expect(rejectionReasonOr(error, 'Search failed')).toBe('Search failed');
    expect(isBadRequest(error)).toBe(false);
  });
});
