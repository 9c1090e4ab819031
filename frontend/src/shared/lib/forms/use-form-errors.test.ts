import { ApiError } from '@/shared/api';
import { detailedRefusalText, refusalText } from './use-form-errors';

const refused = (status: number, retryAfter?: number) =>
  new ApiError(status, JSON.stringify({ message: 'Too many attempts.' }), retryAfter);

describe('the text of a refusal', () => {
  it.each([
    [1, '1 second'],
    [2, '2 seconds'],
    [89, '89 seconds'],
    [90, '2 minutes'],
    [120, '2 minutes'],
    [121, '3 minutes'],
  ])('with a waiting time of %i seconds is %s', (seconds, wait) => {
    expect(refusalText(refused(429, seconds))).toBe(`Too many attempts. Try again in ${wait}.`);
  });

  it.each([
    ['Too many requests. Please wait a moment and try again.', 'Too many requests. Try again in 2 minutes.'],
    [
      'Another file is still uploading. Please try again in a moment.',
      'Another file is still uploading. Try again in 2 minutes.',
    ],
    ['Too many sign-ups from this network.', 'Too many sign-ups from this network. Try again in 2 minutes.'],
  ])('asks to wait once: %s', (message, text) => {
    expect(refusalText(new ApiError(429, JSON.stringify({ message }), 120))).toBe(text);
  });

  it('contains no time if the server sends none', () => {
    expect(refusalText(refused(429))).toBe('Too many attempts.');
    expect(refusalText(new TypeError('failed'))).toBe(
      'We couldn’t reach the server. Check your connection and try again.',
    );
  });

  it.each([401, 403, 404])("in full is the server's text for status %i", (status) => {
    expect(detailedRefusalText(refused(status))).toBe('Too many attempts.');
    expect(refusalText(refused(status))).not.toBe('Too many attempts.');
  });
});
