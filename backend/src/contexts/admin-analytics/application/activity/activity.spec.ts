import { NoTransactions } from '../../../../shared/application/testing/no-transactions';
import type { ConsentLevel } from '../../domain/activity/consent';
import { ConsentCollegeNotFound, ConsentEndsInThePast, MinorCannotShareName } from '../../domain/activity/errors';
import type { InteractionType } from '../../domain/interactions/college-interaction';
import { InMemoryInteractions } from '../interactions/testing/in-memory-interactions';
import { ChooseConsent, DeleteActivity } from './change-activity';
import { EndStudentActivity } from './end-student-activity';
import { ShowActivity } from './show-activity';
import { describeActivityLog } from './testing/activity-log.contract';
import { describeConsents } from './testing/consents.contract';
import { InMemoryActivityLog, InMemoryConsents } from './testing/in-memory-activity';
import { StubActivityPeople } from './testing/stub-activity-people';

const [ADA, BEN, KID] = [7, 8, 9];
/** A Wednesday. */
const NOON = new Date('2026-03-04T12:00:00Z');
const DAY = 24 * 60 * 60 * 1_000;
const daysLater = (days: number): Date => new Date(NOON.getTime() + days * DAY);

describeActivityLog('memory', async () => {
  const interactions = new InMemoryInteractions();
  return { interactions, log: new InMemoryActivityLog(interactions) };
});
describeConsents('memory', async () => new InMemoryConsents());

function fixture() {
  const [interactions, consents, people] = [
    new InMemoryInteractions(),
    new InMemoryConsents(),
    new StubActivityPeople(),
  ];
  people.minors.add(KID);
  const clock = { at: NOON, now: () => clock.at };
  const log = new InMemoryActivityLog(interactions);
  const choose = new ChooseConsent(consents, people, new NoTransactions(), clock);
  let events = 0;
  return {
    clock,
    consents,
    log,
    people,
    choose: (userId: number, level: ConsentLevel, change: { collegeId?: number; expiresAt?: Date } = {}) =>
      choose.execute({ userId, collegeId: 1, level, expiresAt: null, ...change }),
    did: (userId: number, type: InteractionType, change: { collegeId?: number; daysAgo?: number } = {}) =>
      interactions.save([
        {
          eventId: `event-${++events}`,
          userId,
          type,
          source: null,
          seconds: null,
          collegeId: change.collegeId ?? 1,
          occurredAt: daysLater(-(change.daysAgo ?? 0)),
        },
      ]),
    delete: new DeleteActivity(log, people, new NoTransactions()),
    end: (userId: number) => new EndStudentActivity(log, consents, people, new NoTransactions(), clock).execute(userId),
    show: (userId: number) => new ShowActivity(log, consents, people, clock).execute(userId),
  };
}

describe('choosing what a college can know', () => {
  it('takes effect immediately and is added to the audit log', async () => {
    const { choose, consents, people } = fixture();
    await choose(ADA, 'named', { expiresAt: daysLater(30) });

    const [consent, ...others] = (await consents.findByStudent(ADA)).values();
    expect(others).toEqual([]);
    expect(consent!.snapshot()).toEqual({
      studentId: ADA,
      collegeId: 1,
      level: 'named',
      expiresAt: daysLater(30),
      grantedAt: NOON,
      lastNamedAt: NOON,
      namedUntil: null,
    });
    expect(people.audited).toEqual([{ userId: ADA, collegeId: 1, level: 'named', at: NOON }]);
  });

  it('ignores the end date when consent is withdrawn', async () => {
    const { choose, consents } = fixture();
    await choose(ADA, 'named');
    await choose(ADA, 'none', { expiresAt: daysLater(30) });

    expect((await consents.findByStudent(ADA)).get(1)!.snapshot()).toMatchObject({ level: 'none', expiresAt: null });
  });

  it('lets minors allow messages, but not share their name', async () => {
    const { choose, consents } = fixture();
    await expect(choose(KID, 'named')).rejects.toThrow(MinorCannotShareName);
    expect(await consents.findByStudent(KID)).toEqual(new Map());

    await choose(KID, 'messages');
    expect((await consents.findByStudent(KID)).get(1)!.snapshot()).toMatchObject({ level: 'messages' });
  });

  it.each([
    ['an end that is over', { expiresAt: daysLater(-1) }, ConsentEndsInThePast],
    ['an end right now', { expiresAt: NOON }, ConsentEndsInThePast],
    ['a college that does not exist', { collegeId: 10 }, ConsentCollegeNotFound],
  ])('rejects %s and changes nothing', async (_, change, refusal) => {
    const { choose, consents, people } = fixture();
    await choose(ADA, 'messages');

    await expect(choose(ADA, 'named', change)).rejects.toThrow(refusal);
    expect([...(await consents.findByStudent(ADA)).values()].map((one) => one.snapshot())).toMatchObject([
      { level: 'messages' },
    ]);
    expect(people.audited).toHaveLength(1);
  });
});

describe('deleting activity', () => {
  it('of one college or of all deletes the inquiries as well', async () => {
    const { did, show, people, delete: remove } = fixture();
    await did(ADA, 'save', { collegeId: 1 });
    await did(ADA, 'save', { collegeId: 2 });
    await remove.execute(ADA, 1);
    expect((await show(ADA)).map(({ collegeId }) => collegeId)).toEqual([2]);
    await remove.execute(ADA, null);
    expect(await show(ADA)).toEqual([]);
    expect(people.deletedInquiries).toEqual([
      { userId: ADA, collegeId: 1 },
      { userId: ADA, collegeId: null },
    ]);
  });
});

describe('what colleges can know of a student', () => {
  it('contains the score and its interactions for each college, highest score first', async () => {
    const { did, show } = fixture();
    await did(ADA, 'view', { collegeId: 2 });
    await did(ADA, 'contact', { daysAgo: 21 });
    await did(ADA, 'save', { daysAgo: 1 });
    await did(BEN, 'contact', { collegeId: 3 });

    expect(await show(ADA)).toMatchObject([
      { collegeId: 1, collegeName: 'College 1', score: 6.9, interactions: [{ type: 'save' }, { type: 'contact' }] },
      { collegeId: 2, score: 1, isHigh: false },
    ]);
  });

  it('sorts colleges with equal scores by name', async () => {
    const { did, show } = fixture();
    for (const collegeId of [3, 1, 2]) await did(ADA, 'save', { collegeId });

    expect((await show(ADA)).map(({ collegeId }) => collegeId)).toEqual([1, 2, 3]);
  });

  it('contains the week since which the student has been counted', async () => {
    const { did, show } = fixture();
    await did(ADA, 'view');
    await did(ADA, 'view', { daysAgo: 8 });
    await did(ADA, 'view', { daysAgo: 95 });

    expect(await show(ADA)).toMatchObject([{ countedSince: new Date('2026-02-23T00:00:00Z'), namedSince: null }]);
  });

  it('does not count a student while the figures cover days on which the college could read their name', async () => {
    const { clock, did, choose, show } = fixture();
    await did(ADA, 'view');
    await choose(ADA, 'named');
    await choose(ADA, 'none');
    expect(await show(ADA)).toMatchObject([{ countedSince: null, namedSince: null }]);
    clock.at = daysLater(97);
    await did(ADA, 'view', { daysAgo: -96 });

    expect(await show(ADA)).toMatchObject([{ countedSince: expect.any(Date) }]);
  });

  it("contains no name of a student who isn't counted", async () => {
    const { did, choose, consents, show } = fixture();
    await did(ADA, 'view');
    await choose(ADA, 'named');
    await consents.saveCountedInStatistics(ADA, false);

    expect(await show(ADA)).toMatchObject([{ countedSince: null, namedSince: null, consent: { level: 'named' } }]);
  });

  it('contains the week since which the college can read the name, until the consent ends', async () => {
    const { choose, clock, show } = fixture();
    await choose(ADA, 'named', { expiresAt: daysLater(30) });
    clock.at = daysLater(29);
    const namedSince = new Date('2026-03-02T00:00:00Z');
    expect(await show(ADA)).toMatchObject([{ collegeId: 1, score: 0, consent: { level: 'named' }, namedSince }]);

    await choose(ADA, 'named', { expiresAt: daysLater(60) });
    clock.at = daysLater(59);
    expect(await show(ADA)).toMatchObject([{ namedSince }]);
    clock.at = daysLater(60);
    expect(await show(ADA)).toEqual([]);
  });

  it('restarts with the new consent when the previous one had ended', async () => {
    const { choose, clock, show } = fixture();
    await choose(ADA, 'named', { expiresAt: daysLater(1) });
    clock.at = daysLater(14);
    await choose(ADA, 'named');

    expect(await show(ADA)).toMatchObject([{ namedSince: new Date('2026-03-16T00:00:00Z') }]);
  });

  it('does not include the name if only messages are allowed', async () => {
    const { choose, show } = fixture();
    await choose(ADA, 'messages');

    expect(await show(ADA)).toMatchObject([{ consent: { level: 'messages' }, namedSince: null }]);
  });

  it('omits colleges that left the catalog, and colleges without interaction or consent', async () => {
    const { did, choose, show } = fixture();
    await did(ADA, 'view', { collegeId: 10 });
    await choose(ADA, 'none', { collegeId: 2 });

    expect(await show(ADA)).toEqual([]);
  });

  it('no longer includes deleted interactions', async () => {
    const { did, log, show } = fixture();
    await did(ADA, 'save');
    await did(ADA, 'view');
    const saved = (await show(ADA))[0]!.interactions.find(({ type }) => type === 'save')!;
    await log.delete(ADA, saved.id);

    expect(await show(ADA)).toMatchObject([{ score: 1, interactions: [{ type: 'view' }] }]);
  });
});

describe('ending the activity of a former student', () => {
  it('deletes the interactions and ends the consents, with an entry in the audit log', async () => {
    const { choose, clock, consents, did, end, people, show } = fixture();
    await did(ADA, 'save');
    await did(BEN, 'save');
    await choose(ADA, 'named');
    await choose(ADA, 'messages', { collegeId: 2, expiresAt: daysLater(9) });
    await choose(ADA, 'named', { collegeId: 3, expiresAt: daysLater(1) });
    await choose(BEN, 'named');
    clock.at = daysLater(2);
    await end(ADA);

    expect(await show(ADA)).toEqual([]);
    expect(await show(BEN)).toMatchObject([{ score: 2.8, consent: { level: 'named' } }]);
    const ended = [...(await consents.findByStudent(ADA)).values()].slice(0, 2);
    expect(ended.map((one) => one.snapshot())).toMatchObject([
      { level: 'none', expiresAt: null, grantedAt: daysLater(2), namedUntil: daysLater(2) },
      { level: 'none', expiresAt: null, grantedAt: daysLater(2), namedUntil: null },
    ]);
    expect(people.audited.slice(4).map(({ collegeId, level }) => [collegeId, level])).toEqual([
      [1, 'none'],
      [2, 'none'],
    ]);
  });
});
