import { Aggregate } from '../../../../shared/domain/aggregate';
import type { CaseId } from '../reports/events';
import type { HiddenBy } from '../discussions/writer';
import type { ReportReason, Target } from '../reports/report';
import {
  canBeHiddenByReports,
  type CaseState,
  type ModerationAction,
  type Moderator,
  OUTCOME_OF,
  REPORTS_THAT_HIDE,
} from './case-state';
import {
  ActionRefused,
  CaseChanged,
  CaseClaimed,
  CaseClosed,
  CaseNotClosed,
  CaseNotFound,
  NobodyToAddress,
  NotHidden,
  SubjectIsOperator,
  assertSuspensionEnd,
} from './moderation-errors';

export interface ReportForCase {
  readonly reason: ReportReason;
  /** The reporter or the person who is reported is under 18. */
  readonly involvesMinor: boolean;
}

export interface Decision {
  readonly action: ModerationAction;
  readonly note: string;
  /** When a suspension ends; null: when it is lifted. */
  readonly until: Date | null;
  /** Version of the case that was loaded. */
  readonly version: number;
}

/** Everything that was reported about one target, and what operators do about it. */
export class ModerationCase extends Aggregate {
  static readonly NOTE_MAX_LENGTH = 1_000;

  private constructor(private readonly state: CaseState) {
    super();
  }

  /** @param subjectId who is reported, or wrote it; null when their account is gone */
  static open(id: CaseId, target: Target, subjectId: number | null, report: ReportForCase, now: Date): ModerationCase {
    const { reason, involvesMinor } = report;
    return new ModerationCase({
      id,
      targetType: target.type,
      targetId: target.id,
      subjectId,
      status: 'open',
      outcome: null,
      isUrgent: involvesMinor || reason === 'abuse',
      reasons: [reason],
      reportCount: 1,
      firstReportedAt: now,
      lastReportedAt: now,
      claimedBy: null,
      closedAt: null,
      hiddenBy: null,
      recentReports: 1,
      version: 1,
    });
  }

  static restore(state: CaseState): ModerationCase {
    return new ModerationCase(state);
  }

  /**
   * One more report; a closed case is open again.
   * @returns whether this report hides what was reported; hiding is done by the caller
   */
  report({ reason, involvesMinor }: ReportForCase, now: Date): boolean {
    const { reasons, reportCount, isUrgent, targetType, hiddenBy } = this.state;
    const recentReports = this.state.recentReports + 1;
    const hides = hiddenBy === null && canBeHiddenByReports(targetType) && recentReports >= REPORTS_THAT_HIDE;
    this.#change({
      reasons: reasons.includes(reason) ? reasons : [...reasons, reason],
      reportCount: reportCount + 1,
      lastReportedAt: now,
      isUrgent: isUrgent || involvesMinor || reason === 'abuse',
      recentReports,
      ...(hides && { hiddenBy: 'reports' }),
      ...(this.state.status === 'closed' && OPEN),
    });
    return hides;
  }

  /** A second time changes nothing. @returns whether it changed @throws CaseNotFound, CaseClaimed, CaseClosed, SubjectIsOperator */
  claim(by: { readonly id: number }, operators: ReadonlySet<number>): boolean {
    this.#assertMayAct(by, operators);
    if (this.state.status === 'closed') throw new CaseClosed();
    if (this.state.claimedBy === by.id) return false;
    this.#change({ status: 'claimed', claimedBy: by.id });
    return true;
  }

  /** A second time changes nothing. @returns whether it changed @throws CaseNotFound, CaseClaimed, SubjectIsOperator */
  release(by: Moderator, operators: ReadonlySet<number>): boolean {
    this.#assertMayAct(by, operators);
    if (this.state.status !== 'claimed') return false;
    this.#change(OPEN);
    return true;
  }

  /** Adds a note for operators; the claim of another operator does not matter. @throws CaseNotFound, SubjectIsOperator */
  note(by: Moderator, operators: ReadonlySet<number>): void {
    this.#assertNotAbout(by, operators);
    this.#change({});
  }

  /**
   * Decides. Hiding, warning and suspending are done by the caller.
   * @throws CaseNotFound, CaseChanged, CaseClaimed, CaseClosed, CaseNotClosed, NotHidden, NobodyToAddress, SubjectIsOperator, ActionRefused
   */
  decide(by: Moderator, { action, until, version }: Decision, operators: ReadonlySet<number>, now: Date): void {
    this.#assertMayAct(by, operators);
    if (version !== this.state.version) throw new CaseChanged();
    assertSuspensionEnd(action, until, now);
    if (action === 'reopen') this.#reopen();
    else if (action === 'unhide') this.#unhide();
    else if (action === 'change-suspension') this.#changeSuspension();
    else this.#close(action, now);
  }

  /** The state of who wrote it is another now: their account is gone, or was not known before. */
  complete(subjectId: number | null, involvesMinor: boolean): void {
    Object.assign(this.state, { subjectId, isUrgent: this.state.isUrgent || involvesMinor });
  }

  #reopen(): void {
    if (this.state.status !== 'closed') throw new CaseNotClosed();
    this.#change(OPEN);
  }

  #unhide(): void {
    if (this.state.hiddenBy === null) throw new NotHidden();
    const isClosedAsHidden = this.state.outcome === 'hidden';
    this.#change({ hiddenBy: null, recentReports: 0, ...(isClosedAsHidden && { outcome: 'dismissed' }) });
  }

  /** In every state: the person may have been suspended because of another case. */
  #changeSuspension(): void {
    if (this.state.subjectId === null) throw new NobodyToAddress();
    this.#change({});
  }

  #close(action: ModerationAction, now: Date): void {
    if (this.state.status === 'closed') throw new CaseClosed();
    if (action === 'hide' && this.state.targetType === 'user') {
      throw new ActionRefused('action', 'You can’t hide a person. Choose another action');
    }
    if ((action === 'warn' || action === 'suspend') && this.state.subjectId === null) throw new NobodyToAddress();
    this.#change({
      status: 'closed',
      outcome: OUTCOME_OF[action]!,
      claimedBy: null,
      closedAt: now,
      recentReports: 0,
      ...(action === 'hide' && { hiddenBy: 'moderator' }),
      // What a moderator has hidden stays hidden until it is shown again by that name.
      ...(action === 'dismiss' && this.state.hiddenBy === 'reports' && { hiddenBy: null }),
    });
  }

  /** An operator never decides a case about themselves; only the command line decides cases about operators. */
  #assertNotAbout(by: Moderator, operators: ReadonlySet<number>): void {
    const { subjectId } = this.state;
    if (subjectId === null || by.id === null) return;
    if (subjectId === by.id) throw new CaseNotFound();
    if (operators.has(subjectId)) throw new SubjectIsOperator();
  }

  /** A claim of a person who is no longer an operator does not count. */
  #assertMayAct(by: Moderator, operators: ReadonlySet<number>): void {
    this.#assertNotAbout(by, operators);
    const { claimedBy } = this.state;
    if (claimedBy === null || by.id === null || claimedBy === by.id) return;
    if (operators.has(claimedBy)) throw new CaseClaimed();
  }

  #change(changed: Partial<CaseState>): void {
    Object.assign(this.state, { ...changed, version: this.state.version + 1 });
  }

  get id(): CaseId {
    return this.state.id;
  }

  get target(): Target {
    return { type: this.state.targetType, id: this.state.targetId };
  }

  get subjectId(): number | null {
    return this.state.subjectId;
  }

  get hiddenBy(): HiddenBy | null {
    return this.state.hiddenBy;
  }

  /** Whose rights decide what may be done: the person it is about, and who has claimed it. */
  get people(): number[] {
    return [this.state.subjectId, this.state.claimedBy].filter((id) => id !== null);
  }

  snapshot(): CaseState {
    return { ...this.state, reasons: [...this.state.reasons] };
  }
}

const OPEN = { status: 'open', outcome: null, claimedBy: null, closedAt: null } as const;

/** @throws ActionRefused unless it has 1 to 1,000 characters */
export function noteOf(text: string, field: 'note' | 'text' = 'note'): string {
  const note = text.trim();
  const most = ModerationCase.NOTE_MAX_LENGTH;
  if (note === '') throw new ActionRefused(field, 'Write a note');
  if ([...note].length > most) throw new ActionRefused(field, `At most ${most} characters`);
  return note;
}
