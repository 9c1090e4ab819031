import fc from 'fast-check';
import type { CaseId } from '../src/contexts/forum/domain/reports/events';
import {
  canBeHiddenByReports,
  type CaseState,
  type ModerationAction,
} from '../src/contexts/forum/domain/moderation/case-state';
import type { HiddenBy } from '../src/contexts/forum/domain/discussions/writer';
import { ModerationCase } from '../src/contexts/forum/domain/moderation/moderation-case';
import type { ReportTarget } from '../src/contexts/forum/domain/reports/report';
import { DomainError } from '../src/shared/domain/domain-error';
import { stateTable } from './support/state-table';

const NOON = new Date('2026-03-01T12:00:00Z');
const [SUBJECT, ONE, OTHER] = [8, 90, 91];
const OPERATORS: ReadonlySet<number> = new Set([ONE, OTHER]);

interface Move {
  readonly by: 'reporter' | 'one' | 'other' | 'subject' | 'command line';
  readonly does: string;
  readonly isStale: boolean;
}

/** The action that doesn't change the state of a case. */
const CHANGES_SUSPENSION = 'changes the suspension';
const ACTIONS: Readonly<Record<string, ModerationAction>> = {
  dismisses: 'dismiss',
  hides: 'hide',
  unhides: 'unhide',
  warns: 'warn',
  suspends: 'suspend',
  reopens: 'reopen',
  [CHANGES_SUSPENSION]: 'change-suspension',
};

const idOf = (by: Move['by']): number | null =>
  by === 'one' ? ONE : by === 'other' ? OTHER : by === 'subject' ? SUBJECT : null;

const nameOf = (state: CaseState | undefined): string => state?.outcome ?? state?.status ?? 'none';

/** Returns the case after a move; a rejected move changes nothing. */
function play(
  one: ModerationCase | undefined,
  { by, does, isStale }: Move,
  target: ReportTarget,
): ModerationCase | undefined {
  const report = { reason: 'spam', involvesMinor: false } as const;
  if (by === 'reporter') {
    if (!one) return ModerationCase.open(1 as CaseId, target, SUBJECT, report, NOON);
    one.report(report, { credibleReporters: one.snapshot().recentReports + 1, editedAt: null }, NOON);
    return one;
  }
  const actor = { id: idOf(by) };
  try {
    if (does === 'claims' && actor.id !== null) one?.claim({ id: actor.id }, OPERATORS);
    else if (does === 'releases') one?.release(actor, OPERATORS);
    else if (ACTIONS[does] && one) {
      const version = one.snapshot().version - (isStale ? 1 : 0);
      one.decide(actor, { action: ACTIONS[does], note: 'Because', until: null, version }, OPERATORS, NOON);
    }
  } catch (refusal) {
    if (!(refusal instanceof DomainError)) throw refusal;
  }
  return one;
}

const moves = fc.array(
  fc.record({
    by: fc.constantFrom<Move['by']>('reporter', 'one', 'one', 'other', 'subject', 'command line'),
    does: fc.constantFrom('claims', 'claims', 'releases', ...Object.keys(ACTIONS)),
    isStale: fc.constantFrom(false, false, false, true),
  }),
  { maxLength: 40, size: 'max' },
);
const targets = fc.constantFrom<ReportTarget>(
  { type: 'review', id: 5 },
  { type: 'message', id: 5 },
  { type: 'post', id: 5 },
  { type: 'reply', id: 5 },
  { type: 'user', id: SUBJECT },
);

/** Checks the constraints of the table. */
const fits = ({ status, outcome, closedAt, claimedBy, targetType, hiddenBy }: CaseState): boolean =>
  (status === 'closed') === (outcome !== null) &&
  (status === 'closed') === (closedAt !== null) &&
  (status === 'claimed') === (claimedBy !== null) &&
  !(hiddenBy !== null && targetType === 'user') &&
  !(hiddenBy === 'reports' && !canBeHiddenByReports(targetType)) &&
  !(outcome === 'hidden' && hiddenBy === null);

/**
 * A second implementation of hiding: derives it from the reports since the last decision and from the moderators'
 * actions.
 */
class HidingModel {
  hiddenBy: HiddenBy | null = null;
  #reports = 0;
  #isDecided = false;

  constructor(private readonly target: ReportTarget) {}

  /** @param did an action that was not rejected: `reports`, or an action of a moderator */
  apply(did: string): void {
    if (did === 'reports') {
      this.#reports += 1;
      const isEnough = this.#reports >= 3 && !this.#isDecided && canBeHiddenByReports(this.target.type);
      if (isEnough && this.hiddenBy === null) this.hiddenBy = 'reports';
      return;
    }
    if (['dismisses', 'hides', 'unhides', 'warns', 'suspends'].includes(did)) {
      this.#reports = 0;
      this.#isDecided = true;
    }
    if (did === 'hides') this.hiddenBy = 'moderator';
    if (did === 'unhides' || (did === 'dismisses' && this.hiddenBy === 'reports')) this.hiddenBy = null;
  }
}

describe('transitions of a moderation case', () => {
  const allowed = stateTable('moderation-states.md', '## Rules', []);
  const seen = new Set<string>();
  const hidden = new Set<string>();

  it('follow the documented state table for any sequence of moves', () => {
    fc.assert(
      fc.property(targets, moves, (target, order) => {
        let one: ModerationCase | undefined;
        const hiding = new HidingModel(target);
        for (const move of order) {
          const before = one?.snapshot();
          one = play(one, move, target);
          const after = one?.snapshot();
          if (after && !fits(after)) throw new Error(`Not to be kept: ${JSON.stringify(after)}`);
          if (JSON.stringify(before) !== JSON.stringify(after)) {
            hiding.apply(move.by === 'reporter' ? 'reports' : move.does);
            hidden.add(String(hiding.hiddenBy));
            if (after!.hiddenBy !== hiding.hiddenBy) throw new Error(`Hidden by ${after!.hiddenBy}`);
            if (move.by === 'subject') throw new Error('An operator acted on a case about themselves');
            if (before && move.isStale && move.does in ACTIONS && move.by !== 'reporter') throw new Error('Stale');
            if (before && after!.version !== before.version + 1) throw new Error('Every change makes a version');
          }
          const isChanged = before && after && before.version !== after.version;
          if (
            nameOf(before) === nameOf(after) &&
            !(isChanged && move.does === CHANGES_SUSPENSION && move.by !== 'reporter')
          )
            continue;

          const isHolder = before?.status === 'claimed' && before.claimedBy === idOf(move.by);
          const actor = move.by === 'one' || move.by === 'other' ? (isHolder ? 'holder' : 'operator') : move.by;
          const step = `${nameOf(before)} / ${actor} / ${move.by === 'reporter' ? 'reports' : move.does} / ${nameOf(after)}`;
          seen.add(step);
          if (!allowed.has(step)) throw new Error(`Not in the document: ${step}`);
        }
      }),
      { numRuns: 3_000, seed: 20_260_301 },
    );
  });

  it('cover the whole documented table', () => {
    expect([...allowed].filter((step) => !seen.has(step))).toEqual([]);
    expect([...hidden].sort()).toEqual(['moderator', 'null', 'reports']);
  });
});
