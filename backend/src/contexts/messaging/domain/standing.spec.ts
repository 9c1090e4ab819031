import { assertMayInsist, MOST_BEFORE_ANSWER } from './standing';
import { WaitForAnswer } from './errors';

describe('writing before an answer', () => {
  it('is possible three times, the request included', () => {
    expect(MOST_BEFORE_ANSWER).toBe(3);
    expect(() => assertMayInsist(2)).not.toThrow();
    expect(() => assertMayInsist(3)).toThrow(WaitForAnswer);
  });
});
