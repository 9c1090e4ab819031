import { Jobs } from '../../../../shared/application/jobs';
import { RateLimits } from '../../../../shared/application/rate-limits';
import { Consent } from '../../domain/activity/consent';
import { Broadcast } from '../../domain/broadcasts/broadcast';
import {
  MinorCannotAnswer,
  BroadcastAlreadyDecided,
  BroadcastNotFound,
  BroadcastTooSoon,
  BroadcastAwaitsDecision,
  NotBroadcastAuthor,
  CannotApproveOwnBroadcast,
  StudentUnsubscribed,
} from '../../domain/broadcasts/errors';
import { InMemoryConsents } from '../activity/testing/in-memory-activity';
import { membershipFixture, NOON } from '../memberships/testing/membership-fixture';
import { AnswerBroadcast } from './answer-broadcast';
import { BroadcastNotices, BroadcastPeople } from './ports/broadcast-people';
import { ListAnswers, ListBroadcasts, ReadCollegeInbox } from './read-broadcasts';
import { CountRecipients, DeliverBroadcast, SendBroadcast } from './send-broadcast';
import { describeBroadcastStores } from './testing/broadcasts.contract';
import { InMemoryBroadcastStores } from './testing/in-memory-broadcasts';

const [ADA, BEN] = [7, 8];
const TEXT = { subject: 'Open day', content: 'Visit us on Saturday.' };
const DAY_MS = 86_400_000;
const MINOR = 199;

describeBroadcastStores('memory', async () => {
  const stores = new InMemoryBroadcastStores();
  const allowMessages = async (collegeId: number, studentIds: readonly number[]) => {
    for (const studentId of studentIds) stores.allowed.push({ collegeId, studentId });
  };
  return {
    broadcasts: stores.broadcasts,
    deliveries: stores.deliveries,
    answers: stores.answers,
    allow: allowMessages,
  };
});

class NoLimits extends RateLimits {
  consume = async () => {};
  check = async () => {};
  reset = async () => {};
}

/** Students have IDs below 10,000; the ones from 5,000 on are inactive. */
class StubPeople extends BroadcastPeople {
  findActiveStudents = async (ids: readonly number[]) => ids.filter((id) => id < 5_000);
  isAdult = async (id: number) => id !== MINOR;
  findNames = async (ids: readonly number[]) => new Map(ids.map((id) => [id, `Person ${id}`]));
  findCollegeNames = async (ids: readonly number[]) => new Map(ids.map((id) => [id, `College ${id}`]));
}

class SentNotices extends BroadcastNotices {
  readonly sent: string[] = [];
  notifyRecipients = async (ids: readonly number[]) => void this.sent.push(`delivered to ${ids.length}`);
  requestApproval = async (ids: readonly number[]) => void this.sent.push(`waits for ${ids.join()}`);
  notifyOfDecision = async ({ status }: Broadcast, by: number) => void this.sent.push(`${status} by ${by}`);
  notifyOfAnswer = async (to: number, from: number) => void this.sent.push(`answer of ${from} to ${to}`);
  notifyOfReply = async (to: number) => void this.sent.push(`reply to ${to}`);
}

/** Every student allows messages from college 1, except the ones in `ended`. */
class StubConsents extends InMemoryConsents {
  readonly ended = new Set<number>();

  override async findByStudent(studentId: number) {
    const consent = Consent.createUndecided(studentId, 1);
    consent.choose(
      { level: this.ended.has(studentId) ? 'none' : 'messages', expiresAt: null },
      { isAdult: true },
      NOON,
    );
    return new Map([[1, consent]]);
  }
}

/** Ada represents college 1, together with Ben if `colleagues` is true. */
async function fixture({ students = 12, colleagues = false } = {}) {
  const setup = membershipFixture({ verifiedAtOnce: true });
  const { findOwnCollege, memberships, transactions, clock } = setup;
  for (const username of colleagues ? ['ada', 'ben'] : ['ada']) {
    await setup.request.execute({ userId: username === 'ada' ? ADA : BEN, at: NOON });
    await setup.verify(username, 'test');
  }
  const stores = new InMemoryBroadcastStores();
  const { broadcasts, deliveries, answers } = stores;
  for (let id = 100; id < 100 + students; id += 1) stores.allowed.push({ collegeId: 1, studentId: id });
  const [people, notices, consents] = [new StubPeople(), new SentNotices(), new StubConsents()];
  const queue: { id: number; after: number }[] = [];
  class QueuedJobs extends Jobs {
    process = () => {};
    schedule = () => {};
    send = async (_: string, data: object) => void queue.push(data as { id: number; after: number });
  }
  const jobs = new QueuedJobs();
  const deliverOne = new DeliverBroadcast(
    ...([broadcasts, deliveries, people, notices, jobs, transactions, clock] as const),
  );
  return {
    ...setup,
    stores,
    notices,
    consents,
    send: new SendBroadcast(
      ...([findOwnCollege, memberships, broadcasts, new CountRecipients(deliveries, people, clock)] as const),
      ...([notices, jobs, transactions, clock] as const),
    ),
    deliver: async () => {
      for (let job = queue.shift(); job; job = queue.shift()) await deliverOne.execute(job);
    },
    deliverOne,
    list: new ListBroadcasts(findOwnCollege, memberships, broadcasts, answers, people, clock),
    threads: new ListAnswers(findOwnCollege, broadcasts, answers, people),
    inbox: new ReadCollegeInbox(deliveries, answers, consents, people, clock),
    answer: new AnswerBroadcast(
      ...([findOwnCollege, memberships, broadcasts, deliveries, answers, consents] as const),
      ...([people, notices, new NoLimits(), transactions, clock] as const),
    ),
  };
}

describe('a message to students', () => {
  it.each([
    [3, '<10'],
    [12, '10+'],
    [1_200, '40+'],
  ])(
    'from the only administrator is delivered to all %i students immediately and reported as %s',
    async (students, coded) => {
      const { send, deliver, stores, notices } = await fixture({ students });
      expect(await send.execute(ADA, TEXT)).toMatchObject({ status: 'sent', delivered: coded });
      await deliver();

      const reached = notices.sent.map((text) => Number(/^delivered to (\d+)/.exec(text)?.[1] ?? 0));
      expect(reached.reduce((sum, one) => sum + one, 0)).toBe(students);
      expect(await stores.deliveries.find(1, 100)).toMatchObject(TEXT);
    },
  );

  it('is not delivered to inactive students and does not count them', async () => {
    const { send, deliver, stores } = await fixture({ students: 9 });
    stores.allowed.push({ collegeId: 1, studentId: 5_001 }, { collegeId: 2, studentId: 300 });
    expect(await send.execute(ADA, TEXT)).toMatchObject({ delivered: '<10' });
    await deliver();

    expect(await stores.deliveries.find(1, 5_001)).toBeNull();
    expect(await stores.deliveries.find(1, 300)).toBeNull();
  });

  it('is delivered once when the job runs again, and not to students who unsubscribed before delivery', async () => {
    const { send, deliver, deliverOne, stores, notices } = await fixture({ students: 2 });
    await send.execute(ADA, TEXT);
    stores.allowed.pop();
    await deliver();
    await deliverOne.execute({ id: 1, after: 0 });

    expect(notices.sent).toEqual(['delivered to 1', 'delivered to 0']);
  });

  it('can be sent every 14 days', async () => {
    const { send, clock, list } = await fixture();
    await send.execute(ADA, TEXT);
    await expect(send.execute(ADA, TEXT)).rejects.toThrow(BroadcastTooSoon);
    clock.at = new Date(NOON.getTime() + 14 * DAY_MS - 1);
    const next = { day: new Date(NOON.getTime() + 14 * DAY_MS) };
    await expect(send.execute(ADA, TEXT)).rejects.toMatchObject({ values: { next } });
    expect((await list.execute(ADA, { limit: 9, before: null })).nextPossibleAt).toEqual(
      new Date(NOON.getTime() + 14 * DAY_MS),
    );
    clock.at = new Date(NOON.getTime() + 14 * DAY_MS);
    expect(await send.execute(ADA, TEXT)).toMatchObject({ status: 'sent' });
  });

  it('waits for approval if the college has a second administrator', async () => {
    const { send, deliver, notices, stores, list } = await fixture({ colleagues: true });
    expect(await send.execute(ADA, TEXT)).toMatchObject({ status: 'waiting', delivered: null });
    await deliver();
    expect(notices.sent).toEqual([`waits for ${BEN}`]);
    await expect(send.execute(BEN, TEXT)).rejects.toThrow(BroadcastAwaitsDecision);
    await expect(send.approve(ADA, 1)).rejects.toThrow(CannotApproveOwnBroadcast);
    const shown = async (by: number) => (await list.execute(by, { limit: 9, before: null })).rows[0];
    expect(await shown(ADA)).toMatchObject({ isOwn: true, canApprove: false, authorName: `Person ${ADA}` });
    expect(await shown(BEN)).toMatchObject({ isOwn: false, canApprove: true });

    expect(await send.approve(BEN, 1)).toMatchObject({ status: 'sent', delivered: '10+' });
    await deliver();
    expect(notices.sent.slice(1)).toEqual([`sent by ${BEN}`, 'delivered to 12']);
    expect(await stores.deliveries.find(1, 100)).not.toBeNull();
    await expect(send.approve(BEN, 1)).rejects.toThrow(BroadcastAlreadyDecided);
  });

  it('can be declined by the colleague or withdrawn by its author, and then does not count for the 14 days', async () => {
    const { send, deliver, notices } = await fixture({ colleagues: true });
    await send.execute(ADA, TEXT);
    await expect(send.end(BEN, 1, 'withdrawn')).rejects.toThrow(NotBroadcastAuthor);
    await expect(send.end(ADA, 1, 'declined')).rejects.toThrow(CannotApproveOwnBroadcast);
    await send.end(BEN, 1, 'declined');
    await expect(send.end(ADA, 1, 'withdrawn')).rejects.toThrow(BroadcastAlreadyDecided);
    await send.execute(ADA, TEXT);
    await send.end(ADA, 2, 'withdrawn');
    await deliver();

    expect(notices.sent.filter((text) => text.startsWith('delivered'))).toEqual([]);
  });

  it('of an unknown ID is not found', async () => {
    const { send, threads, answer } = await fixture();
    await expect(send.approve(ADA, 9)).rejects.toThrow(BroadcastNotFound);
    await expect(threads.execute(ADA, 9, { limit: 9, after: 0 })).rejects.toThrow(BroadcastNotFound);
    await expect(answer.answerAsCollege(ADA, 9, 100, 'Hello')).rejects.toThrow(BroadcastNotFound);
  });

  it('of another college is not found, neither to approve nor to end, read or answer', async () => {
    const { send, stores, threads, answer, list } = await fixture({ colleagues: true });
    const id = await stores.broadcasts.nextId();
    const draft = { id, collegeId: 2, ...TEXT, createdBy: 30, createdAt: NOON };
    await stores.broadcasts.save(Broadcast.write(draft, null));

    await expect(send.approve(ADA, id)).rejects.toThrow(BroadcastNotFound);
    await expect(send.end(ADA, id, 'declined')).rejects.toThrow(BroadcastNotFound);
    await expect(threads.execute(ADA, id, { limit: 9, after: 0 })).rejects.toThrow(BroadcastNotFound);
    await expect(answer.answerAsCollege(ADA, id, 100, 'Hello')).rejects.toThrow(BroadcastNotFound);
    expect((await list.execute(ADA, { limit: 9, before: null })).rows).toEqual([]);
    expect((await stores.broadcasts.find(id))?.isWaiting).toBe(true);
  });
});

describe('the inbox of a student', () => {
  it('shows messages newest first, with the answers', async () => {
    const { send, deliver, inbox, answer, consents } = await fixture();
    await send.execute(ADA, TEXT);
    await deliver();
    await answer.answerAsStudent(100, 1, 'Is there parking?');
    await answer.answerAsCollege(ADA, 1, 100, 'Yes.');
    await inbox.markRead(100, 1);

    const { items, nextBefore } = await inbox.execute(100, { limit: 9, before: null });
    expect(items).toMatchObject([
      {
        ...TEXT,
        collegeName: 'College 1',
        isSubscribed: true,
        canAnswer: true,
        readAt: NOON,
        answers: [
          { content: 'Is there parking?', authorName: 'Person 100', isByCollege: false },
          { content: 'Yes.', authorName: `Person ${ADA}`, isByCollege: true },
        ],
      },
    ]);
    expect(nextBefore).toBeNull();
    consents.ended.add(100);
    expect((await inbox.execute(100, { limit: 9, before: null })).items[0]).toMatchObject({ isSubscribed: false });
    await expect(inbox.markRead(300, 1)).rejects.toThrow(BroadcastNotFound);
  });
});

describe('an answer', () => {
  it('reveals the student’s name to the college only', async () => {
    const { send, deliver, answer, threads, notices } = await fixture();
    await send.execute(ADA, TEXT);
    await deliver();
    const read = () => threads.execute(ADA, 1, { limit: 9, after: 0 });
    expect(await read()).toEqual({ threads: [], nextAfter: null });
    await answer.answerAsStudent(101, 1, 'Is there parking?');

    expect((await read()).threads).toMatchObject([{ studentId: 101, fullName: 'Person 101', answers: [{}] }]);
    expect(notices.sent.at(-1)).toBe(`answer of 101 to ${ADA}`);
  });

  it('is accepted only from adults who received the message', async () => {
    const { send, deliver, answer } = await fixture({ students: 100 });
    await send.execute(ADA, TEXT);
    await deliver();
    await expect(answer.answerAsStudent(MINOR, 1, 'Hello')).rejects.toThrow(MinorCannotAnswer);
    await expect(answer.answerAsStudent(300, 1, 'Hello')).rejects.toThrow(BroadcastNotFound);
  });

  it('lets the college write back to that student until they unsubscribe', async () => {
    const { send, deliver, answer, consents } = await fixture();
    await send.execute(ADA, TEXT);
    await deliver();
    await expect(answer.answerAsCollege(ADA, 1, 100, 'Hello')).rejects.toThrow(BroadcastNotFound);
    await answer.answerAsStudent(100, 1, 'Hello');
    consents.ended.add(100);
    await expect(answer.answerAsCollege(ADA, 1, 100, 'Hello')).rejects.toThrow(StudentUnsubscribed);
  });
});
