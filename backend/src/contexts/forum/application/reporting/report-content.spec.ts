import { RateLimits, TooManyRequests } from '../../../../shared/application/rate-limits';
import { type RateLimit, RATE_LIMITS } from '../../../../shared/domain/limits';
import {
  ReportTargetNotFound,
  CannotReportYourself,
  CannotReportOwnContent,
  type ReportTarget,
} from '../../domain/reports/report';
import { HideContent } from '../moderation/hide-content';
import { AnnounceCase, OpenCase } from '../moderation/open-case';
import { InMemoryCases } from '../moderation/testing/in-memory-cases';
import { NoTransactions } from '../../../../shared/application/testing/no-transactions';
import { InMemoryContent, InMemoryPeople, RecordedNotices } from '../moderation/testing/moderation-fakes';
import type { AuthoredContent } from '../reports/ports/authored-content';
import { ReportContent } from './report-content';
import { InMemoryReports } from '../reports/testing/in-memory-reports';
import { describeReports } from '../reports/testing/reports.contract';

const NOON = new Date('2026-03-01T12:00:00Z');
const AUTHOR = 8;
const READER = 7;
const spam = { reason: 'spam', note: null } as const;
const review = (id: number): ReportTarget => ({ type: 'review', id });

/** Reviews 1 to 999, all by one author, except that the author of 999 was deleted. User 66 can't read post 50. */
class SingleAuthorContent extends InMemoryContent {
  override findReportableForumText: AuthoredContent['findReportableForumText'] = async (by, { type, id }) =>
    id !== 50 || by === 66 || (this.hidden.has(`${type} ${id}`) && by !== AUTHOR)
      ? null
      : { authorId: AUTHOR, editedAt: null };

  override findAuthor: AuthoredContent['findAuthor'] = async ({ id }) =>
    id >= 1_000 ? null : { authorId: id === 999 ? null : AUTHOR };

  override findMessage: AuthoredContent['findMessage'] = async (by, id) =>
    id === 40 && (by === READER || by === AUTHOR) ? { authorId: AUTHOR, copy: MESSAGE_COPY } : null;
}

/** Message 40 from the author to the reader, and the one before it. */
const MESSAGE_COPY = [39, 40].map((messageId) => {
  return { messageId, senderId: AUTHOR, content: `Message ${messageId}`, sentAt: NOON, isReported: messageId === 40 };
});

class CountedLimits extends RateLimits {
  readonly #usedPoints = new Map<string, number>();

  async consume({ name, points, seconds }: RateLimit, key: string): Promise<void> {
    const used = (this.#usedPoints.get(name + key) ?? 0) + 1;
    this.#usedPoints.set(name + key, used);
    if (used > points) throw new TooManyRequests(seconds);
  }

  async check(): Promise<void> {}

  async reset(): Promise<void> {}
}

let reports: InMemoryReports;
let cases: InMemoryCases;
let people: InMemoryPeople;
let content: SingleAuthorContent;
let notices: RecordedNotices;
let report: ReportContent;
beforeEach(() => {
  reports = new InMemoryReports();
  const limits = new CountedLimits();
  const clock = { now: () => NOON };
  [cases, people] = [new InMemoryCases(reports), new InMemoryPeople()];
  people.known.add(AUTHOR);
  notices = new RecordedNotices();
  content = new SingleAuthorContent();
  report = new ReportContent(
    reports,
    content,
    people,
    new OpenCase(cases, people, new HideContent(cases, content, notices), new AnnounceCase(people, notices), clock),
    limits,
    new NoTransactions(),
    clock,
  );
});

describeReports('a list', async () => new InMemoryReports());

describe('reporting content', () => {
  it('stores the report', async () => {
    const { id, isNew } = await report.execute({ by: READER, target: review(5), complaint: spam });

    expect(isNew).toBe(true);
    expect((await reports.findByReporter(READER, review(5)))?.snapshot()).toMatchObject({
      id,
      reason: 'spam',
      createdAt: NOON,
    });
  });

  it('is idempotent', async () => {
    const first = await report.execute({ by: READER, target: review(5), complaint: spam });
    const again = await report.execute({ by: READER, target: review(5), complaint: { ...spam, reason: 'abuse' } });

    expect(again).toEqual({ id: first.id, isNew: false });
  });

  it('creates one report for concurrent requests', async () => {
    const reportPromises = [1, 2, 3].map(() => report.execute({ by: READER, target: review(5), complaint: spam }));
    const reportResults = await Promise.all(reportPromises);

    expect(new Set(reportResults.map(({ id }) => id)).size).toBe(1);
    expect(reportResults.filter(({ isNew }) => isNew)).toHaveLength(1);
  });

  it("fails if the report can't be stored", async () => {
    jest.spyOn(reports, 'save').mockRejectedValue(new Error('no database'));
    await expect(report.execute({ by: READER, target: review(5), complaint: spam })).rejects.toThrow('no database');
  });

  it('is possible for content of a deleted author', async () => {
    const outcome = await report.execute({ by: READER, target: review(999), complaint: spam });

    expect(outcome.isNew).toBe(true);
  });

  it('throws NothingToReport for unknown content', async () => {
    const reportPromise = report.execute({ by: READER, target: review(1_000), complaint: spam });

    await expect(reportPromise).rejects.toThrow(ReportTargetNotFound);
  });

  it("throws OwnContent for one's content", async () => {
    await expect(report.execute({ by: AUTHOR, target: review(5), complaint: spam })).rejects.toThrow(
      CannotReportOwnContent,
    );
  });

  it('is rate-limited per person', async () => {
    for (let id = 1; id <= RATE_LIMITS.reportsPerPerson.points; id++) {
      await report.execute({ by: READER, target: review(id), complaint: spam });
    }

    await expect(report.execute({ by: READER, target: review(900), complaint: spam })).rejects.toThrow(TooManyRequests);
  });
});

describe('reporting a person', () => {
  const person = (id: number): ReportTarget => ({ type: 'user', id });
  const by = { by: READER, complaint: { reason: 'abuse', note: null } } as const;

  it('is idempotent, and distinct from reporting the review with the same ID', async () => {
    await report.execute({ ...by, target: review(AUTHOR + 1) });
    const first = await report.execute({ ...by, target: person(AUTHOR) });
    const again = await report.execute({ ...by, target: person(AUTHOR) });

    expect([first.isNew, again]).toEqual([true, { id: first.id, isNew: false }]);
    expect((await reports.findByReporter(READER, person(AUTHOR)))?.snapshot()).toMatchObject({
      targetType: 'user',
      targetId: AUTHOR,
    });
  });

  it('throws NothingToReport for an unknown person', async () => {
    await expect(report.execute({ ...by, target: person(99) })).rejects.toThrow(ReportTargetNotFound);
  });

  it("throws CannotReportYourself for one's account", async () => {
    await expect(report.execute({ ...by, target: person(READER) })).rejects.toThrow(CannotReportYourself);
  });
});

describe('a report', () => {
  const by = { by: READER, complaint: spam } as const;

  it('opens a case, or joins the existing one', async () => {
    await report.execute({ ...by, target: review(5) });
    await report.execute({ by: READER + 100, target: review(5), complaint: { reason: 'private', note: null } });
    await report.execute({ ...by, target: { type: 'user', id: AUTHOR } });

    expect([...cases.states.values()]).toMatchObject([
      { targetType: 'review', targetId: 5, subjectId: AUTHOR, reportCount: 2, reasons: ['spam', 'private'] },
      { targetType: 'user', targetId: AUTHOR, subjectId: AUTHOR, reportCount: 1, isUrgent: false },
    ]);
  });

  it('counts once per person and target', async () => {
    for (let n = 0; n < 3; n++) await report.execute({ ...by, target: review(5) });
    expect(cases.states.get(1)?.reportCount).toBe(1);
  });

  it.each([AUTHOR, READER])('is urgent if the reporter or the author is a minor: %i', async (minor) => {
    people.put(minor, { isMinor: true });
    await report.execute({ ...by, target: review(5) });
    expect(cases.states.get(1)?.isUrgent).toBe(true);
  });

  it('about a message stores the part of the conversation that the reporter saw', async () => {
    const { id } = await report.execute({ ...by, target: { type: 'message', id: 40 } });
    expect(cases.copies.get(id)).toEqual(MESSAGE_COPY);
    expect(cases.states.get(1)).toMatchObject({ targetType: 'message', targetId: 40, subjectId: AUTHOR });
  });

  it('about a message is accepted only from its recipient', async () => {
    const message = { type: 'message', id: 40 } as const;
    await expect(report.execute({ ...by, by: 99, target: message })).rejects.toThrow(ReportTargetNotFound);
    await expect(report.execute({ ...by, by: AUTHOR, target: message })).rejects.toThrow(CannotReportOwnContent);
    await expect(report.execute({ ...by, target: { type: 'message', id: 41 } })).rejects.toThrow(ReportTargetNotFound);
    expect(cases.states.size).toBe(0);
  });
});

describe.each(['post', 'reply'] as const)('reporting a %s', (type) => {
  const target: ReportTarget = { type, id: 50 };
  const by = (...people: number[]) =>
    people.reduce(
      (before, one) => before.then(() => report.execute({ by: one, target, complaint: spam })),
      Promise.resolve<unknown>(null),
    );

  it('is allowed for people who can read it, except its author', async () => {
    await expect(by(66)).rejects.toThrow(ReportTargetNotFound);
    await expect(by(AUTHOR)).rejects.toThrow(CannotReportOwnContent);
    await expect(report.execute({ by: READER, target: { type, id: 51 }, complaint: spam })).rejects.toThrow(
      ReportTargetNotFound,
    );
    expect(cases.states.size).toBe(0);
  });

  it('hides it with the third reporter, once, and notifies only its author', async () => {
    await by(READER, READER, 6, 6);
    expect([...content.hidden]).toEqual([]);
    await by(5);

    expect([...content.hidden]).toEqual([[`${type} 50`, 'reports']]);
    expect(notices.notified).toEqual([['hidden', AUTHOR, 'reports']]);
    expect(cases.history).toMatchObject([{ action: 'hide-by-reports', operatorId: null, note: null }]);
    expect(cases.states.get(1)).toMatchObject({ hiddenBy: 'reports', recentReports: 3, status: 'open' });
    await expect(by(4)).rejects.toThrow(ReportTargetNotFound);
  });

  it('notifies no one if its author was deleted', async () => {
    content.findReportableForumText = async () => ({ authorId: null, editedAt: null });
    await by(READER, 6, 5);
    expect([[...content.hidden], notices.notified]).toEqual([[[`${type} 50`, 'reports']], []]);
  });
});

describe('reviews and messages', () => {
  it('are not hidden by reports', async () => {
    for (const by of [READER, 6, 5, 4]) await report.execute({ by, target: review(5), complaint: spam });
    expect([...content.hidden]).toEqual([]);
  });
});
