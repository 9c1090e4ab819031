import {
  aConnection,
  aRequest,
  NOON,
  RECIPIENT,
  SENDER,
} from '../../application/connections/testing/sample-connection';
import { Connection } from './connection';
import {
  QuestionAlreadyAsked,
  NoQuestionToAnswer,
  CannotEndConnection,
  RequestNotPending,
  OnlyOtherPersonAllowed,
  RequestTooSoon,
  TooLateToUndo,
  daysAfter,
  REQUEST_RULES,
} from './connection-state';

const later = (days: number): Date => daysAfter(NOON, days);
const names = (connection: Connection): string[] => connection.pullEvents().map((event) => event.constructor.name);

describe('a request', () => {
  it('is pending for ten days and records an event', () => {
    const connection = Connection.request(7, aRequest(), NOON);
    expect(connection.snapshot()).toEqual({
      ...aRequest(),
      id: 7,
      about: null,
      status: 'pending',
      isMessageHidden: false,
      closedBy: null,
      question: null,
      answer: null,
      reason: null,
      createdAt: NOON,
      updatedAt: NOON,
      expiresAt: later(10),
      remindedAt: null,
      undoUntil: null,
      undoExpiresAt: null,
    });
    expect(connection.pullEvents()).toEqual([
      { connectionId: 7, fromUserId: SENDER, toUserId: RECIPIENT, occurredAt: NOON },
    ]);
  });

  it('can be accepted once, by its recipient', () => {
    const connection = aConnection();
    expect(() => connection.accept(SENDER, NOON)).toThrow(OnlyOtherPersonAllowed);
    expect(connection.accept(RECIPIENT, later(1))).toBe(true);
    expect(connection.accept(RECIPIENT, later(2))).toBe(false);
    expect(connection.snapshot()).toMatchObject({ status: 'connected', expiresAt: null, updatedAt: later(1) });
    expect(names(connection)).toEqual(['ConnectionAccepted']);
  });

  it('can be declined once, by its recipient, with or without a reason', () => {
    const connection = aConnection();
    expect(() => connection.decline(SENDER, null, NOON)).toThrow(OnlyOtherPersonAllowed);
    connection.decline(RECIPIENT, 'No time', later(1));
    connection.decline(RECIPIENT, 'Changed', later(2));
    expect(connection.snapshot()).toMatchObject({ status: 'declined', reason: 'No time', updatedAt: later(1) });
    expect(names(connection)).toEqual(['ConnectionDeclined']);
    expect(() => connection.accept(RECIPIENT, later(2))).toThrow(RequestNotPending);
  });

  it('connects when the recipient replies after declining', () => {
    const connection = aConnection();
    connection.decline(RECIPIENT, 'No time', later(1));
    expect(() => connection.acceptByReply(SENDER, false, later(2))).toThrow(OnlyOtherPersonAllowed);
    expect(connection.acceptByReply(RECIPIENT, false, later(2))).toBe(true);
    expect(connection.acceptByReply(RECIPIENT, false, later(3))).toBe(false);
    expect(connection.snapshot()).toMatchObject({ status: 'connected', reason: null, updatedAt: later(2) });
  });

  it('is not accepted by a reply more than 30 days after it was declined, or if the sender is a minor', () => {
    const declined = (isSenderMinor: boolean, replyAfterDays: number) => {
      const connection = aConnection();
      connection.decline(RECIPIENT, null, NOON);
      return () => connection.acceptByReply(RECIPIENT, isSenderMinor, daysAfter(NOON, replyAfterDays));
    };
    expect(declined(false, 30)()).toBe(true);
    expect(declined(false, 30.01)).toThrow(RequestNotPending);
    expect(declined(true, 0)).toThrow(RequestNotPending);
    expect(aConnection().acceptByReply(RECIPIENT, true, NOON)).toBe(true);
  });

  it('has a message that can be hidden and shown, and that a new request shows again', () => {
    const connection = aConnection();
    connection.setMessageHidden(RECIPIENT, true);
    expect(connection.snapshot().isMessageHidden).toBe(false);
    connection.setMessageHidden(SENDER, true);
    expect(connection.snapshot().isMessageHidden).toBe(true);
    connection.decline(RECIPIENT, null, NOON);
    connection.requestAgain(aRequest({ fromUserId: RECIPIENT, toUserId: SENDER }), NOON);
    expect(connection.snapshot().isMessageHidden).toBe(false);
  });

  it('allows one question; the answer restarts the ten days', () => {
    const connection = aConnection();
    expect(() => connection.answerQuestion(SENDER, 'Unasked', NOON)).toThrow(NoQuestionToAnswer);
    connection.askQuestion(RECIPIENT, 'Why?', later(1));
    connection.askQuestion(RECIPIENT, 'Why?', later(2));
    expect(() => connection.askQuestion(RECIPIENT, 'And?', later(2))).toThrow(QuestionAlreadyAsked);
    expect(connection.snapshot()).toMatchObject({ status: 'pending', updatedAt: later(1), expiresAt: later(10) });

    expect(() => connection.answerQuestion(RECIPIENT, 'So', later(2))).toThrow(OnlyOtherPersonAllowed);
    connection.answerQuestion(SENDER, 'So', later(4));
    connection.answerQuestion(SENDER, 'So', later(5));
    expect(() => connection.answerQuestion(SENDER, 'Or so', later(5))).toThrow(NoQuestionToAnswer);
    expect(connection.snapshot()).toMatchObject({ status: 'pending', expiresAt: later(14) });
    expect(names(connection)).toEqual(['ConnectionQuestioned', 'ConnectionAnswered']);
  });

  it('refuses answers and questions after it was decided, even repeated ones', () => {
    const connection = aConnection();
    connection.askQuestion(RECIPIENT, 'Why?', NOON);
    connection.answerQuestion(SENDER, 'So', NOON);
    connection.accept(RECIPIENT, NOON);
    expect(() => connection.answerQuestion(SENDER, 'So', NOON)).toThrow(RequestNotPending);
    expect(() => connection.askQuestion(RECIPIENT, 'Why?', NOON)).toThrow(RequestNotPending);
  });

  it('expires after ten days, not earlier and only once', () => {
    const connection = aConnection();
    expect(connection.expire(new Date(later(10).getTime() - 1))).toBe(false);
    expect(connection.expire(later(10))).toBe(true);
    expect(connection.expire(later(11))).toBe(false);
    expect(connection.snapshot()).toMatchObject({ status: 'closed', closedBy: 'expired', expiresAt: null });
    expect(connection.pullEvents()).toMatchObject([{ closedBy: 'expired', placeOf: null }]);
  });

  it('is reminded once after three days, and not while the sender has to answer a question', () => {
    const connection = aConnection();
    expect(connection.remind(new Date(later(3).getTime() - 1))).toBe(false);
    connection.askQuestion(RECIPIENT, 'Why?', later(2));
    expect(connection.remind(later(4))).toBe(false);
    connection.answerQuestion(SENDER, 'So', later(5));
    expect(connection.remind(later(7))).toBe(false);
    expect(connection.remind(later(8))).toBe(true);
    expect(connection.remind(later(9))).toBe(false);
    expect(names(connection).at(-1)).toBe('ConnectionReminded');
  });

  it('is reminded again after an answer if it was reminded before the question', () => {
    const connection = aConnection();
    expect(connection.remind(later(3))).toBe(true);
    connection.askQuestion(RECIPIENT, 'Why?', later(4));
    connection.answerQuestion(SENDER, 'Because', later(5));
    expect(connection.snapshot().remindedAt).toBeNull();
    expect(connection.remind(later(7))).toBe(false);
    expect(connection.remind(later(8))).toBe(true);
  });
});

describe('undoing an answer', () => {
  const after = (ms: number): Date => new Date(NOON.getTime() + ms);
  const answered = (answer: 'accept' | 'decline', ask?: string): Connection => {
    const connection = aConnection();
    if (ask) connection.askQuestion(RECIPIENT, ask, NOON);
    if (answer === 'accept') connection.accept(RECIPIENT, NOON);
    else connection.decline(RECIPIENT, 'No time', NOON);
    return connection;
  };

  it.each(['accept', 'decline'] as const)(
    'makes the request pending again, with its question and expiry: %s',
    (answer) => {
      const connection = answered(answer, 'Why?');
      connection.pullEvents();
      connection.undoAnswer(RECIPIENT, after(REQUEST_RULES.undoWithinMs));
      expect(connection.snapshot()).toMatchObject({
        status: 'pending',
        question: 'Why?',
        reason: null,
        expiresAt: later(10),
        undoUntil: null,
        undoExpiresAt: null,
      });
      expect(connection.pullEvents()).toMatchObject([
        { answeredAt: NOON, occurredAt: after(REQUEST_RULES.undoWithinMs) },
      ]);
    },
  );

  it('restores the later expiry after an answered question', () => {
    const connection = aConnection();
    connection.askQuestion(RECIPIENT, 'Why?', NOON);
    connection.answerQuestion(SENDER, 'So', later(4));
    connection.accept(RECIPIENT, later(5));
    connection.undoAnswer(RECIPIENT, later(5));
    expect(connection.snapshot().expiresAt).toEqual(later(14));
  });

  it('changes nothing the second time, and is only possible for the recipient', () => {
    const connection = answered('accept');
    expect(() => connection.undoAnswer(SENDER, NOON)).toThrow(OnlyOtherPersonAllowed);
    connection.undoAnswer(RECIPIENT, NOON);
    connection.pullEvents();
    connection.undoAnswer(RECIPIENT, NOON);
    expect(connection.pullEvents()).toEqual([]);
  });

  it('is refused after ten seconds, after the answer is settled, after a written reply and after the connection ended', () => {
    const late = answered('accept');
    expect(() => late.undoAnswer(RECIPIENT, after(REQUEST_RULES.undoWithinMs + 1))).toThrow(TooLateToUndo);

    const settled = answered('decline');
    settled.settleAnswer(after(REQUEST_RULES.undoWithinMs), NOON);
    expect(() => settled.undoAnswer(RECIPIENT, NOON)).toThrow(TooLateToUndo);

    const repliedConnection = aConnection();
    repliedConnection.acceptByReply(RECIPIENT, false, NOON);
    expect(() => repliedConnection.undoAnswer(RECIPIENT, NOON)).toThrow(TooLateToUndo);

    const ended = answered('accept');
    ended.end(SENDER, NOON);
    expect(() => ended.undoAnswer(RECIPIENT, NOON)).toThrow(TooLateToUndo);
    expect(ended.snapshot()).toMatchObject({ undoUntil: null, undoExpiresAt: null });
  });

  it('is impossible after the answer is settled, which happens once and only for the matching answer', () => {
    const connection = answered('accept');
    connection.undoAnswer(RECIPIENT, after(1_000));
    connection.decline(RECIPIENT, null, after(2_000));
    connection.pullEvents();
    const [first, second] = [REQUEST_RULES.undoWithinMs, REQUEST_RULES.undoWithinMs + 2_000].map(after);
    expect(connection.settleAnswer(first!, second!)).toBe(false);
    expect(connection.settleAnswer(second!, second!)).toBe(true);
    expect(connection.settleAnswer(second!, second!)).toBe(false);
    expect(connection.pullEvents()).toMatchObject([{ answer: 'declined' }]);
  });

  it('is not possible after a written reply, which settles immediately', () => {
    const connection = aConnection();
    connection.acceptByReply(RECIPIENT, false, NOON);
    expect(connection.pullEvents()).toMatchObject([{}, { answer: 'replied' }]);
  });
});

describe('ending a connection', () => {
  it('withdraws a request for its sender, and is refused to its recipient', () => {
    const connection = aConnection();
    expect(() => connection.end(RECIPIENT, NOON)).toThrow(CannotEndConnection);
    connection.end(SENDER, later(1));
    connection.end(RECIPIENT, later(2));
    expect(connection.snapshot()).toMatchObject({ closedBy: 'withdrawn', updatedAt: later(1) });
  });

  it('lets the sender ask again immediately within ten seconds, otherwise a day after the request', () => {
    const undone = aConnection();
    undone.end(SENDER, new Date(NOON.getTime() + REQUEST_RULES.undoWithinMs));
    expect(undone.nextRequestAllowedAt(SENDER)).toBeNull();

    const withdrawn = aConnection();
    withdrawn.end(SENDER, new Date(NOON.getTime() + REQUEST_RULES.undoWithinMs + 1));
    expect(withdrawn.nextRequestAllowedAt(SENDER)).toEqual(later(1));
  });

  it.each([SENDER, RECIPIENT])("disconnects either of the two and frees the mentor's place: %i", (userId) => {
    const connection = aConnection();
    connection.accept(RECIPIENT, NOON);
    connection.pullEvents();
    connection.end(userId, later(1));
    expect(connection.snapshot()).toMatchObject({ closedBy: 'disconnected' });
    expect(connection.pullEvents()).toMatchObject([{ closedBy: 'disconnected', placeOf: RECIPIENT }]);
  });

  it('is refused after a declined request', () => {
    const connection = aConnection();
    connection.decline(RECIPIENT, null, NOON);
    for (const userId of [SENDER, RECIPIENT]) expect(() => connection.end(userId, NOON)).toThrow(CannotEndConnection);
    connection.close(NOON);
    expect(connection.snapshot().status).toBe('declined');
  });
});

describe('requesting again', () => {
  it('is refused while a request is open', () => {
    const connection = aConnection();
    expect(() => connection.requestAgain(aRequest(), NOON)).toThrow(RequestNotPending);
  });

  it('is possible after 30 days for the declined person, and immediately for the one who declined', () => {
    const connection = aConnection();
    connection.decline(RECIPIENT, 'No', later(1));
    expect(connection.nextRequestAllowedAt(SENDER)).toEqual(later(31));
    expect(connection.nextRequestAllowedAt(RECIPIENT)).toBeNull();
    expect(() => connection.requestAgain(aRequest(), new Date(later(31).getTime() - 1))).toThrow(RequestTooSoon);

    const swapped = aRequest({ fromUserId: RECIPIENT, toUserId: SENDER, message: 'Now?' });
    connection.requestAgain(swapped, later(2));
    expect(connection.snapshot()).toMatchObject({ ...swapped, status: 'pending', reason: null, createdAt: later(2) });
    expect(connection.getOtherUserId(RECIPIENT)).toBe(SENDER);
  });

  it('is possible a day after the request for the person who withdrew, and immediately for the other', () => {
    const connection = aConnection();
    connection.end(SENDER, later(0.5));
    expect(connection.nextRequestAllowedAt(SENDER)).toEqual(later(1));
    expect(connection.nextRequestAllowedAt(RECIPIENT)).toBeNull();
    expect(() => connection.requestAgain(aRequest(), new Date(later(1).getTime() - 1))).toThrow(RequestTooSoon);
    connection.requestAgain(aRequest(), later(1));
    expect(connection.snapshot()).toMatchObject({ status: 'pending', createdAt: later(1) });
  });

  it('resets the state of the previous request', () => {
    const connection = aConnection();
    connection.askQuestion(RECIPIENT, 'Why?', NOON);
    connection.end(SENDER, later(1));
    connection.requestAgain(aRequest(), later(2));
    expect(connection.snapshot()).toMatchObject({ question: null, closedBy: null, expiresAt: later(12) });
  });
});
