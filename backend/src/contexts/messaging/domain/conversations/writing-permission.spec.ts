import {
  type WritingFacts,
  getWritingPermission,
  assertMayWriteAgain,
  MAX_MESSAGES_BEFORE_ANSWER,
} from './writing-permission';
import { MessageLimitBeforeAnswerReached } from './errors';

const FACTS: WritingFacts = { viewerRole: 'student', isAvailable: true, status: 'none', sent: 0, whyNoRequest: null };

describe('writing to a person', () => {
  it.each<[string, Partial<WritingFacts>, string | null, string | null, number | null]>([
    ['a stranger', {}, null, 'requests', 3],
    ['a stranger whose places are taken', { whyNoRequest: 'full' }, 'full', null, null],
    ['a person without an answer yet', { status: 'pending_sent', sent: 1 }, null, 'waits', 2],
    ['the same after three messages', { status: 'pending_sent', sent: 3 }, 'wait-for-answer', null, 0],
    ['a sender of a request', { status: 'pending_received' }, null, 'accepts', null],
    ['a declined sender', { status: 'declined', whyNoRequest: 'full' }, null, 'accepts', null],
    ['a connection', { status: 'connected' }, null, 'continues', null],
    ['an account that is not there', { isAvailable: false, status: 'connected' }, 'unavailable', null, null],
    ['a connection, as an administrator', { viewerRole: 'college_admin', status: 'connected' }, 'role', null, null],
  ])('%s', (_, facts, whyNot, nextMessage, messagesLeftBeforeAnswer) => {
    const canWrite = whyNot === null;
    expect(getWritingPermission({ ...FACTS, ...facts })).toEqual({
      canWrite,
      whyNot,
      nextMessage,
      messagesLeftBeforeAnswer,
    });
  });
});

describe('writing before an answer', () => {
  it('is possible three times, including the request', () => {
    expect(MAX_MESSAGES_BEFORE_ANSWER).toBe(3);
    expect(() => assertMayWriteAgain(2)).not.toThrow();
    expect(() => assertMayWriteAgain(3)).toThrow(MessageLimitBeforeAnswerReached);
  });
});
