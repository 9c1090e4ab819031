import type { ModerationAction } from '../../domain/moderation/case-state';
import {
  ActionRefused,
  AlreadySuspended,
  CaseChanged,
  CaseClaimed,
  CaseNotFound,
  ReportedContentDeleted,
  NotSuspended,
  SubjectIsOperator,
} from '../../domain/moderation/moderation-errors';
import { Report, type ReportTarget } from '../../domain/reports/report';
import { InMemoryReports } from '../reports/testing/in-memory-reports';
import { AnnounceCase, OpenCase, FillMissingCaseSubjects } from './open-case';
import { DecideOnCase } from './decide-on-case';
import { HideContent } from './hide-content';
import { ListCases, ShowCase } from './list-cases';
import type { MessageCopy } from '../reports/ports/authored-content';
import { describeCases } from './testing/cases.contract';
import { InMemoryCaseReader, InMemoryCases } from './testing/in-memory-cases';
import { NoTransactions } from '../../../../shared/application/testing/no-transactions';
import { InMemoryContent, InMemoryPeople, RecordedNotices, SerialTransactions } from './testing/moderation-fakes';

const NOON = new Date('2026-03-01T12:00:00Z');
const [REPORTER, SUBJECT, ONE, OTHER] = [7, 8, 90, 91];
const clock = { at: NOON, now: () => clock.at };
const review: ReportTarget = { type: 'review', id: 5 };
const message: ReportTarget = { type: 'message', id: 40 };

describeCases('a list', async () => {
  const reports = new InMemoryReports();
  const cases = new InMemoryCases(reports);
  return { cases, reports, reader: new InMemoryCaseReader(cases), transactions: new SerialTransactions() };
});

let reports: InMemoryReports;
let cases: InMemoryCases;
let people: InMemoryPeople;
let content: InMemoryContent;
let notices: RecordedNotices;
let decide: DecideOnCase;
let show: ShowCase;
let list: ListCases;
let open: OpenCase;
beforeEach(() => {
  reports = new InMemoryReports();
  cases = new InMemoryCases(reports);
  [people, content, notices] = [new InMemoryPeople(), new InMemoryContent(), new RecordedNotices()];
  people.operatorIds.add(ONE).add(OTHER);
  const reader = new InMemoryCaseReader(cases);
  const announce = new AnnounceCase(people, notices);
  const hide = new HideContent(cases, content, notices);
  decide = new DecideOnCase(cases, people, hide, notices, announce, clock);
  list = new ListCases(reader, people);
  show = new ShowCase(reader, list, content, people);
  open = new OpenCase(cases, people, hide, announce, clock);
});

/** When the reported content was last edited. */
let editedAt: Date | null = null;
beforeEach(() => {
  editedAt = null;
  clock.at = NOON;
});

async function report(
  target: ReportTarget,
  authorId: number | null = SUBJECT,
  by = REPORTER,
  copy: MessageCopy[] = [],
) {
  const id = await reports.nextId();
  await reports.save(Report.file(id, by, { ...target, authorId }, { reason: 'spam', note: 'Look' }, clock.now()));
  await open.execute({ id, by, target, reason: 'spam', authorId, editedAt, copy });
  return id;
}
const act = (action: ModerationAction, more: { by?: number | null; until?: Date; version?: number | null } = {}) => {
  const { by = ONE, until = null, version = null } = more;
  return decide.execute({ by: { id: by }, caseId: 1, action, note: ' Because ', until, version });
};
const state = () => cases.states.get(1)!;

describe('deciding on a case', () => {
  it('records every step in the history and in the audit log', async () => {
    await report(review);
    await decide.claim({ id: ONE }, 1);
    await decide.claim({ id: ONE }, 1);
    await decide.addNote({ id: ONE }, 1, 'Seen before');
    await decide.release({ id: ONE }, 1);
    await act('dismiss', { by: null });

    expect(cases.history.map(({ action, operatorId, note }) => [action, operatorId, note])).toEqual([
      ['claim', ONE, null],
      ['note', ONE, 'Seen before'],
      ['release', ONE, null],
      ['dismiss', null, 'Because'],
    ]);
    expect(people.audited.map(([action, by, detail]) => [action, by, detail])).toEqual([
      ['moderation-action', ONE, 'case 1: claim'],
      ['moderation-action', ONE, 'case 1: note'],
      ['moderation-action', ONE, 'case 1: release'],
      ['moderation-action', null, 'case 1: dismiss'],
    ]);
  });

  it('updates the pages of all operators except the subject', async () => {
    people.operatorIds.add(SUBJECT);
    await report(review);
    await report(review, SUBJECT, 6);
    people.operatorIds.delete(SUBJECT);
    await decide.claim({ id: ONE }, 1);
    await decide.claim({ id: ONE }, 1);
    await decide.addNote({ id: OTHER }, 1, 'Seen before');
    await act('dismiss');
    await act('reopen', { by: null });
    await expect(act('reopen')).rejects.toThrow();
    expect(notices.changed).toEqual(Array(6).fill([[ONE, OTHER], 1]));
  });

  it('notifies every reporter of the outcome, each time the case is closed', async () => {
    await report(review);
    await report(review, SUBJECT, 6);
    await act('dismiss');
    await act('reopen');
    await act('hide');
    expect(notices.notified).toEqual([
      ['outcome', REPORTER, 'dismissed'],
      ['outcome', 6, 'dismissed'],
      ['outcome', REPORTER, 'hidden'],
      ['outcome', 6, 'hidden'],
    ]);
  });

  it.each([review, message])('hides and shows %o', async (target) => {
    await report(target);
    await act('hide');
    expect([[...content.hidden], state().hiddenBy]).toEqual([
      [[`${target.type} ${target.id}`, 'moderator']],
      'moderator',
    ]);
    await act('unhide');
    expect([[...content.hidden], state().outcome]).toEqual([[], 'dismissed']);
    expect(notices.notified).toHaveLength(1);
  });

  describe('on a discussion hidden by reports', () => {
    const discussion: ReportTarget = { type: 'post', id: 9 };
    beforeEach(async () => {
      for (const by of [5, 6, REPORTER]) await report(discussion, SUBJECT, by);
    });
    const hidden = () => content.hidden.get('post 9') ?? null;

    it.each([
      ['dismiss', null],
      ['unhide', null],
      ['hide', 'moderator'],
      ['warn', 'reports'],
      ['suspend', 'reports'],
    ] as const)('%s leaves it hidden by %s', async (action, by) => {
      expect(hidden()).toBe('reports');
      await act(action);
      expect([hidden(), state().hiddenBy, state().recentReports]).toEqual([by, by, 0]);
      expect(notices.notified.filter(([what]) => what === 'hidden')).toEqual([['hidden', SUBJECT, 'reports']]);
    });

    it('does not hide it again after it was dismissed, unless it was edited and reported by three others', async () => {
      await act('dismiss');
      clock.at = new Date(clock.at.getTime() + 1_000);
      for (const by of [1, 2, 3]) await report(discussion, SUBJECT, by);
      expect(hidden()).toBeNull();

      editedAt = clock.at = new Date(clock.at.getTime() + 1_000);
      clock.at = new Date(clock.at.getTime() + 1_000);
      for (const by of [11, 12]) await report(discussion, SUBJECT, by);
      expect(hidden()).toBeNull();
      await report(discussion, SUBJECT, 13);
      expect(hidden()).toBe('reports');
    });

    it('keeps content hidden by a moderator until a moderator shows it again', async () => {
      await act('hide');
      await act('reopen');
      await act('dismiss');
      expect([hidden(), state().hiddenBy]).toEqual(['moderator', 'moderator']);
      await act('unhide');
      expect([hidden(), state().hiddenBy]).toEqual([null, null]);
    });
  });

  it('does not hide a discussion because of new accounts, or of accounts in one network', async () => {
    const discussion: ReportTarget = { type: 'post', id: 10 };
    const oldDate = new Date(NOON.getTime() - 30 * 24 * 60 * 60 * 1_000);
    for (const id of [21, 22, 23]) people.unusualOrigins.set(id, { registeredAt: NOON, networks: [`new ${id}`] });
    for (const id of [24, 25, 26]) people.unusualOrigins.set(id, { registeredAt: oldDate, networks: ['dormitory'] });
    for (const by of [21, 22, 23, 24, 25, 26]) await report(discussion, SUBJECT, by);
    expect(content.hidden.get('post 10')).toBeUndefined();

    for (const by of [27, 28]) await report(discussion, SUBJECT, by);
    expect(content.hidden.get('post 10')).toBe('reports');
  });

  it('notifies the author of a discussion, but not of a review, that a moderator hid it', async () => {
    await report({ type: 'reply', id: 4 });
    await act('hide');
    expect(notices.notified[0]).toEqual(['hidden', SUBJECT, 'moderator']);
  });

  it('warns the subject', async () => {
    await report(review);
    await act('warn');
    expect(notices.notified[0]).toEqual(['warning', SUBJECT, 'Because']);
  });

  it('suspends the subject only once', async () => {
    const until = new Date(NOON.getTime() + 60_000);
    await report(review);
    await act('suspend', { until });
    expect(people.suspended.get(SUBJECT)).toEqual({ until, note: 'Because' });
    expect(cases.history.at(-1)).toMatchObject({ action: 'suspend', until });
    await act('reopen');
    await expect(act('suspend')).rejects.toThrow(AlreadySuspended);
  });

  it('changes the end of a suspension and its note, and notifies no reporters', async () => {
    await report(review);
    await expect(act('change-suspension')).rejects.toThrow(NotSuspended);
    expect([cases.history, state().version]).toEqual([[], 1]);
    await act('suspend');
    const notifiedCount = notices.notified.length;
    const until = new Date(NOON.getTime() + 60_000);
    await act('change-suspension', { until });
    expect(people.suspended.get(SUBJECT)).toEqual({ until, note: 'Because' });
    expect(cases.history.at(-1)).toMatchObject({ action: 'change-suspension', until, note: 'Because' });
    expect(people.audited.at(-1)).toEqual(['moderation-action', ONE, 'case 1: change-suspension']);
    expect([state().outcome, notices.notified.length]).toEqual(['suspended', notifiedCount]);
    await act('change-suspension', { by: null });
    expect(people.suspended.get(SUBJECT)).toMatchObject({ until: null });
  });

  it('changes nothing if the content no longer exists', async () => {
    await report({ type: 'review', id: 1_000 });
    await expect(act('hide')).rejects.toThrow(ReportedContentDeleted);
    expect([state().status, cases.history, notices.notified]).toEqual(['open', [], []]);
  });

  it('is rejected for non-holders, for the subject, about operators, and for an outdated version', async () => {
    await report(review);
    await decide.claim({ id: OTHER }, 1);
    await expect(act('dismiss')).rejects.toThrow(CaseClaimed);
    await expect(act('dismiss', { by: OTHER, version: 1 })).rejects.toThrow(CaseChanged);
    await expect(act('dismiss', { by: SUBJECT })).rejects.toThrow(CaseNotFound);
    people.operatorIds.add(SUBJECT);
    await expect(act('dismiss', { by: OTHER })).rejects.toThrow(SubjectIsOperator);
    await act('suspend', { by: null });
    expect(people.suspended.has(SUBJECT)).toBe(true);
  });

  it('requires a note', async () => {
    await report(review);
    await expect(decide.addNote({ id: ONE }, 1, ' ')).rejects.toThrow(ActionRefused);
    const nothing = decide.execute({
      by: { id: ONE },
      caseId: 1,
      action: 'dismiss',
      note: '',
      until: null,
      version: 1,
    });
    await expect(nothing).rejects.toThrow(ActionRefused);
  });
});

describe('viewing cases', () => {
  const copy: MessageCopy[] = [
    { messageId: 39, senderId: REPORTER, content: 'Hello', sentAt: NOON, isReported: false },
    { messageId: 40, senderId: SUBJECT, content: 'Give me money', sentAt: NOON, isReported: true },
  ];

  it('includes the accounts of all cases on a page', async () => {
    await report(review);
    await decide.claim({ id: ONE }, 1);
    const { items, nextBefore } = await list.execute({ id: ONE }, { status: 'claimed', limit: 20, before: null });
    expect(items).toMatchObject([{ subject: { id: SUBJECT, fullName: 'Person 8' }, claimedBy: { id: ONE } }]);
    expect(nextBefore).toBeNull();
  });

  it('marks the claim of a former operator as invalid', async () => {
    await report(review);
    await decide.claim({ id: ONE }, 1);
    const holder = async () => (await show.execute({ id: OTHER }, 1)).claimedBy;
    expect(await holder()).toMatchObject({ id: ONE, isOperator: true });
    people.operatorIds.delete(ONE);
    expect(await holder()).toMatchObject({ id: ONE, isOperator: false });
    await decide.claim({ id: OTHER }, 1);
    expect(await holder()).toMatchObject({ id: OTHER, isOperator: true });
  });

  it('shows the current text of a review', async () => {
    await report(review);
    const shown = await show.execute({ id: ONE }, 1);
    expect(shown).toMatchObject({ content: { text: 'Review 5' }, copies: [], others: [] });
    expect(shown.reports).toMatchObject([{ note: 'Look', reporter: { id: REPORTER } }]);
    expect(people.audited).toEqual([]);
  });

  it('shows a message from its copy, and records the viewer in the audit log', async () => {
    await report(message, SUBJECT, REPORTER, copy);
    await report({ type: 'user', id: SUBJECT }, SUBJECT, 6);
    const shown = await show.execute({ id: ONE }, 1);
    expect(shown.content).toMatchObject({ text: 'Give me money' });
    expect(shown.copies.map(({ sender, isReported }) => [sender?.id, isReported])).toEqual([
      [REPORTER, false],
      [SUBJECT, true],
    ]);
    expect(shown.others).toMatchObject([{ one: { targetType: 'user' } }]);
    expect(people.audited).toEqual([['moderation-copy-read', ONE, 'case 1']]);
  });

  it('throws CaseNotFound for the subject, as for an unknown case', async () => {
    await report(review);
    await expect(show.execute({ id: SUBJECT }, 1)).rejects.toThrow(CaseNotFound);
    await expect(show.execute({ id: ONE }, 2)).rejects.toThrow(CaseNotFound);
    await show.execute({ id: null }, 1);
  });
});

describe('CompleteCases', () => {
  it('adds the author of the reported content, and whether a minor is involved', async () => {
    content.findAuthor = async ({ id }) => (id === 5 ? { authorId: SUBJECT } : null);
    await report(review, null);
    await report({ type: 'review', id: 6 }, null);
    await report({ type: 'user', id: 4 }, 4);
    people.put(REPORTER, { isMinor: true });
    for (const id of [1, 2, 3]) cases.unfinished.add(id);
    const fillMissingCaseSubjects = new FillMissingCaseSubjects(cases, content, people, new NoTransactions());

    expect(await fillMissingCaseSubjects.isNeeded()).toBe(true);
    await fillMissingCaseSubjects.execute();
    expect(await fillMissingCaseSubjects.isNeeded()).toBe(false);
    expect([...cases.states.values()].map(({ subjectId, isUrgent }) => [subjectId, isUrgent])).toEqual([
      [SUBJECT, true],
      [null, true],
      [4, true],
    ]);
  });
});
