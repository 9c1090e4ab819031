import type { CaseId } from '../reports/events';
import type { CaseState, ModerationAction } from './case-state';
import { ModerationCase, normalizeNote } from './moderation-case';
import {
  ActionRefused,
  CaseChanged,
  CaseClaimed,
  CaseClosed,
  CaseNotClosed,
  CaseNotFound,
  SubjectAccountDeleted,
  ContentNotHidden,
  SubjectIsOperator,
} from './moderation-errors';

const NOON = new Date('2026-03-01T12:00:00Z');
const [SUBJECT, ONE, OTHER] = [8, 90, 91];
const OPERATORS: ReadonlySet<number> = new Set([ONE, OTHER]);
const report = { reason: 'spam', involvesMinor: false } as const;
const fewReporters = { credibleReporters: 1, editedAt: null };
const enoughReporters = { credibleReporters: 3, editedAt: null };

const aCase = (overrides: Partial<CaseState> = {}): ModerationCase => {
  const fresh = ModerationCase.open(1 as CaseId, { type: 'review', id: 5 }, SUBJECT, report, NOON);
  return ModerationCase.restore({ ...fresh.snapshot(), ...overrides });
};
const decide = (one: ModerationCase, action: ModerationAction, by: number | null = ONE, more: object = {}) =>
  one.decide(
    { id: by },
    { action, note: 'Because', until: null, version: one.snapshot().version, ...more },
    OPERATORS,
    NOON,
  );

describe('a case', () => {
  it('collects all reports about one target', () => {
    const one = aCase();
    expect(one.snapshot()).toMatchObject({ status: 'open', reasons: ['spam'], reportCount: 1, isUrgent: false });
    const later = new Date(NOON.getTime() + 1_000);
    one.report({ reason: 'private', involvesMinor: false }, fewReporters, later);
    one.report(report, fewReporters, later);
    expect(one.snapshot()).toMatchObject({
      reasons: ['spam', 'private'],
      reportCount: 3,
      firstReportedAt: NOON,
      lastReportedAt: later,
      version: 3,
    });
  });

  it.each([
    ['a report names abuse', { reason: 'abuse', involvesMinor: false } as const],
    ['a minor is involved', { reason: 'spam', involvesMinor: true } as const],
  ])('becomes urgent when %s, and stays urgent', (_, urgent) => {
    const one = ModerationCase.open(1 as CaseId, { type: 'user', id: SUBJECT }, SUBJECT, urgent, NOON);
    one.report(report, fewReporters, NOON);
    const later = aCase();
    later.report(urgent, fewReporters, NOON);
    expect([one.snapshot().isUrgent, later.snapshot().isUrgent]).toEqual([true, true]);
  });

  it('can be claimed by only one operator at a time', () => {
    const one = aCase();
    expect([one.claim({ id: ONE }, OPERATORS), one.claim({ id: ONE }, OPERATORS)]).toEqual([true, false]);
    expect(() => one.claim({ id: OTHER }, OPERATORS)).toThrow(CaseClaimed);
    expect(() => one.release({ id: OTHER }, OPERATORS)).toThrow(CaseClaimed);
    expect(() => decide(one, 'dismiss', OTHER)).toThrow(CaseClaimed);
    expect([one.release({ id: ONE }, OPERATORS), one.release({ id: ONE }, OPERATORS)]).toEqual([true, false]);
    expect(one.claim({ id: OTHER }, OPERATORS)).toBe(true);
  });

  it('can be claimed although a former operator still holds it', () => {
    const one = aCase({ status: 'claimed', claimedBy: 99 });
    expect(one.claim({ id: ONE }, OPERATORS)).toBe(true);
    expect(one.snapshot().claimedBy).toBe(ONE);
  });

  it('closes once, with the outcome of the action', () => {
    const one = aCase({ status: 'claimed', claimedBy: ONE });
    decide(one, 'warn');
    expect(one.snapshot()).toMatchObject({ status: 'closed', outcome: 'warned', closedAt: NOON, claimedBy: null });
    expect(() => decide(one, 'dismiss')).toThrow(CaseClosed);
    expect(() => one.claim({ id: ONE }, OPERATORS)).toThrow(CaseClosed);
  });

  it('is reopened by another report or by an operator', () => {
    for (const open of [
      (one: ModerationCase) => one.report(report, fewReporters, NOON),
      (one: ModerationCase) => decide(one, 'reopen'),
    ]) {
      const one = aCase();
      expect(() => decide(one, 'reopen')).toThrow(CaseNotClosed);
      decide(one, 'dismiss');
      open(one);
      expect(one.snapshot()).toMatchObject({ status: 'open', outcome: null, closedAt: null });
    }
  });

  it('records whether the content is hidden', () => {
    const one = aCase();
    expect(() => decide(one, 'unhide')).toThrow(ContentNotHidden);
    decide(one, 'hide');
    expect(one.snapshot()).toMatchObject({ hiddenBy: 'moderator', outcome: 'hidden' });
    decide(one, 'unhide');
    expect(one.snapshot()).toMatchObject({ hiddenBy: null, status: 'closed', outcome: 'dismissed' });
  });

  describe('about a discussion', () => {
    const LATER = new Date(NOON.getTime() + 1_000);
    const discussion = () => aCase({ targetType: 'post' });

    it('hides it with the third credible reporter', () => {
      const one = discussion();
      expect(one.report(report, { credibleReporters: 2, editedAt: null }, NOON)).toBe(false);
      expect(one.report(report, enoughReporters, NOON)).toBe(true);
      expect([one.hiddenBy, one.report(report, enoughReporters, NOON)]).toEqual(['reports', false]);
    });

    it.each(['dismiss', 'warn', 'unhide'] as const)(
      'does not hide it again after a moderator decided to %s',
      (action) => {
        const one = discussion();
        if (action === 'unhide') decide(one, 'hide');
        decide(one, action);
        expect(one.report(report, enoughReporters, LATER)).toBe(false);
        expect(one.report(report, { credibleReporters: 3, editedAt: NOON }, LATER)).toBe(false);
        expect(one.hiddenBy).toBeNull();
      },
    );

    it('can hide it again once it was edited after the decision', () => {
      const one = discussion();
      decide(one, 'dismiss');
      expect(one.report(report, { credibleReporters: 3, editedAt: LATER }, LATER)).toBe(true);
    });
  });

  it('does not hide a review or a message because of reports', () => {
    expect(aCase().report(report, enoughReporters, NOON)).toBe(false);
    expect(aCase({ targetType: 'message' }).report(report, enoughReporters, NOON)).toBe(false);
  });

  it('refuses to hide a person', () => {
    expect(() => decide(aCase({ targetType: 'user', targetId: SUBJECT }), 'hide')).toThrow(ActionRefused);
  });

  it('rejects a decision on an outdated version', () => {
    const one = aCase();
    expect(() => decide(one, 'dismiss', ONE, { version: 0 })).toThrow(CaseChanged);
    one.addNote({ id: OTHER }, OPERATORS);
    expect(() => decide(one, 'dismiss', ONE, { version: 1 })).toThrow(CaseChanged);
  });

  it('accepts an end only for suspensions and only in the future', () => {
    const until = new Date(NOON.getTime() + 1);
    expect(() => decide(aCase(), 'suspend', ONE, { until: NOON })).toThrow('must be in the future');
    expect(() => decide(aCase(), 'warn', ONE, { until })).toThrow('only for a suspension');
    decide(aCase(), 'suspend', ONE, { until });
  });

  it('rejects an end more than five years ahead', () => {
    const latest = new Date('2031-03-01T12:00:00Z');
    for (const action of ['suspend', 'change-suspension'] as const) {
      decide(aCase(), action, ONE, { until: latest });
      const later = { until: new Date(latest.getTime() + 1) };
      expect(() => decide(aCase(), action, ONE, later)).toThrow('within 5 years');
    }
  });

  it('keeps its status when the end of a suspension is changed', () => {
    const closed = aCase();
    decide(closed, 'suspend');
    for (const one of [aCase(), aCase({ status: 'claimed', claimedBy: ONE }), closed]) {
      const { version, ...before } = one.snapshot();
      decide(one, 'change-suspension', ONE, { until: new Date(NOON.getTime() + 1) });
      decide(one, 'change-suspension');
      expect(one.snapshot()).toEqual({ ...before, version: version + 2 });
    }
    const claimed = aCase({ status: 'claimed', claimedBy: ONE });
    expect(() => decide(claimed, 'change-suspension', OTHER)).toThrow(CaseClaimed);
  });

  it('refuses to warn or suspend a deleted account', () => {
    for (const action of ['warn', 'suspend', 'change-suspension'] as const) {
      expect(() => decide(aCase({ subjectId: null }), action)).toThrow(SubjectAccountDeleted);
    }
    decide(aCase({ subjectId: null }), 'hide');
  });

  it('is not found for its subject; a case about an operator can be decided only on the command line', () => {
    const own = aCase({ subjectId: ONE });
    const attempts: ((one: ModerationCase, by: number) => unknown)[] = [
      (one, by) => one.claim({ id: by }, OPERATORS),
      (one, by) => one.release({ id: by }, OPERATORS),
      (one, by) => one.addNote({ id: by }, OPERATORS),
      (one, by) => decide(one, 'dismiss', by),
    ];
    for (const attempt of attempts) {
      expect(() => attempt(own, ONE)).toThrow(CaseNotFound);
      expect(() => attempt(own, OTHER)).toThrow(SubjectIsOperator);
    }
    decide(own, 'suspend', null);
    expect(own.snapshot().outcome).toBe('suspended');
  });

  it('accepts notes of 1 to 1,000 characters', () => {
    expect(normalizeNote('  Seen before. ')).toBe('Seen before.');
    expect(normalizeNote('😀'.repeat(1_000))).toHaveLength(2_000);
    for (const text of ['', ' \n ', 'x'.repeat(1_001)]) expect(() => normalizeNote(text)).toThrow(ActionRefused);
  });
});
