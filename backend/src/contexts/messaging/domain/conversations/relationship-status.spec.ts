import { assertMayWriteAgain, MOST_BEFORE_ANSWER } from './relationship-status';
import { WaitForAnswer } from './message-errors';

describe('writing before an answer', () => {
  it('is possible three times, the request included', () => {
    expect(MOST_BEFORE_ANSWER).toBe(3);
    expect(() => assertMayWriteAgain(2)).not.toThrow();
    expect(() => assertMayWriteAgain(3)).toThrow(WaitForAnswer);
  });
});
