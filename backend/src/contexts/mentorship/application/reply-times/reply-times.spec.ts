import { InMemoryConnections } from '../connections/testing/in-memory-connections';
import { aConnection, NOON, RECIPIENT, SENDER } from '../connections/testing/sample-connection';
import { CollegeAlumni } from '../finder/ports/college-alumni';
import { CloseReplyTimes } from './close-reply-times';
import { RecordReplies } from './record-replies';
import { InMemoryReplyRecords, InMemoryReplyTimes } from './testing/in-memory-reply-times';

const BOWDOIN = 101;
const HOUR_MS = 3_600_000;
const MONDAY = new Date('2026-03-02T00:00:00Z');
const later = (hours: number): Date => new Date(NOON.getTime() + hours * HOUR_MS);
const ASKED = { connectionId: 7, fromUserId: SENDER, toUserId: RECIPIENT };

class StubCollegeAlumni extends CollegeAlumni {
  async listIds(): Promise<readonly number[]> {
    return [];
  }
  async findCollegeId(): Promise<number | null> {
    return BOWDOIN;
  }
  async countByCollege(): Promise<readonly never[]> {
    return [];
  }
}

function fixture() {
  const connections = new InMemoryConnections();
  const records = new InMemoryReplyRecords();
  const record = new RecordReplies(records, connections, new StubCollegeAlumni());
  const save = (reason: string | null = null, mentorId: number | null = RECIPIENT) => {
    const connection = aConnection(7, { mentorId });
    connections.states.set(7, { ...connection.snapshot(), reason });
  };
  return { records, record, save };
}

describe('records of replies', () => {
  it('start with a request to a mentor, not to a student or between alumni', async () => {
    const { records, record, save } = fixture();
    for (const mentorId of [SENDER, null]) {
      save(null, mentorId);
      await record.start(ASKED, NOON);
    }
    expect(records.records).toEqual([]);
    save();
    await record.start(ASKED, NOON);
    expect(records.records).toEqual([
      {
        alumId: RECIPIENT,
        askerId: SENDER,
        askedAt: NOON,
        collegeId: BOWDOIN,
        isOpenQuestion: false,
        decidedAt: null,
        isAnswered: null,
      },
    ]);
  });

  it.each([
    ['Too busy', true],
    [null, false],
  ])('count declining with the reason %s as an answer: %s', async (reason, isAnswered) => {
    const { records, record, save } = fixture();
    save(reason);
    await record.start(ASKED, NOON);
    await record.decline(ASKED, later(1));
    expect(records.records).toMatchObject([{ decidedAt: later(1), isAnswered }]);
    await record.undo(ASKED, later(1));
    expect(records.records).toMatchObject([{ decidedAt: null, isAnswered: null }]);
  });

  it('keep an expired request as unanswered, and forget one that was withdrawn', async () => {
    const { records, record, save } = fixture();
    save();
    await record.start(ASKED, NOON);
    await record.close({ ...ASKED, closedBy: 'expired' }, later(240));
    expect(records.records).toMatchObject([{ isAnswered: false }]);
    await record.start(ASKED, later(300));
    await record.close({ ...ASKED, closedBy: 'withdrawn' }, later(301));
    expect(records.records).toMatchObject([{ isAnswered: false }]);
  });

  it('keep the answer of a connection that ends', async () => {
    const { records, record, save } = fixture();
    save();
    await record.start(ASKED, NOON);
    await record.answer(ASKED, later(1));
    await record.close({ ...ASKED, closedBy: 'disconnected' }, later(2));
    expect(records.records).toMatchObject([{ decidedAt: later(1), isAnswered: true }]);
  });

  it('contain an open question once', async () => {
    const { records, record } = fixture();
    const asked = { alumId: 11, askerId: 1, collegeId: BOWDOIN, askedAt: NOON };
    for (const hours of [1, 2]) await record.addAnswered(asked, later(hours));
    expect(records.records).toMatchObject([{ isOpenQuestion: true, decidedAt: later(1), isAnswered: true }]);
  });
});

describe('closing reply times', () => {
  const closing = (now = new Date('2026-03-04T12:00:00Z')) => {
    const [records, times, clock] = [
      new InMemoryReplyRecords(),
      new InMemoryReplyTimes(),
      { at: now, now: () => clock.at },
    ];
    const answer = async (alumId: number, askerId: number, hours: number, askedAt = NOON) =>
      records.add(
        { alumId, askerId, askedAt, collegeId: BOWDOIN, isOpenQuestion: false },
        new Date(askedAt.getTime() + hours * HOUR_MS),
      );
    return { records, times, clock, answer, close: new CloseReplyTimes(records, times, clock) };
  };

  it('stores what the week before Monday ended with', async () => {
    const { times, answer, close } = closing();
    times.alumni.set(11, 7).set(12, 7);
    for (let asker = 1; asker <= 10; asker++) await answer(11, asker, 2);
    for (let asker = 1; asker <= 4; asker++) await answer(12, asker, 2);
    expect(await close.execute()).toBe(true);
    expect([...times.alumni]).toEqual([
      [11, 0],
      [12, null],
    ]);
    expect(await times.findOfCollege(BOWDOIN)).toBe(0);
    expect(await times.listWeeks(5)).toEqual([
      { closed: MONDAY, requests: 15, answeredPercent: 100, repliesWithinDays: 0 },
    ]);
  });

  it('leaves out the current week', async () => {
    const { times, answer, close } = closing();
    times.alumni.set(11, null);
    for (let asker = 1; asker <= 10; asker++) await answer(11, asker, 20);
    await close.execute();
    expect([times.alumni.get(11), await times.findOfCollege(BOWDOIN)]).toEqual([null, null]);
    expect(await times.listWeeks(5)).toMatchObject([{ requests: null }]);
  });

  it('happens once for each week', async () => {
    const { times, clock, answer, close } = closing();
    times.alumni.set(11, null);
    await close.execute();
    for (let asker = 1; asker <= 10; asker++) await answer(11, asker, 2);
    expect(await close.execute()).toBe(false);
    expect([times.alumni.get(11), await times.listWeeks(5)]).toMatchObject([null, [{ requests: null }]]);
    clock.at = new Date('2026-03-09T00:00:00Z');
    expect(await close.execute()).toBe(true);
    expect([times.alumni.get(11), await times.listWeeks(5)]).toMatchObject([
      0,
      [{ requests: null }, { requests: null }],
    ]);
  });
});
