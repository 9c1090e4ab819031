import { Aggregate } from '../../../../shared/domain/aggregate';
import type { CaseId } from '../reports/events';
import type { HiddenBy } from '../discussions/writer';
import type { ReportReason, ReportTarget } from '../reports/report';
import {
  canBeHiddenByReports,
  type CaseState,
  type ModerationAction,
  type Moderator,
  OUTCOME_BY_ACTION,
  MIN_REPORTS_TO_HIDE,
} from './case-state';
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
  assertSuspensionEnd,
} from './moderation-errors';

interface ReportForCase {
  readonly reason: ReportReason;
  /** The reporter or the reported person is under 18. */
  readonly involvesMinor: boolean;
}

/** What decides whether reports hide the content. */
interface ReportedContent {
  /** How many people count who have reported it since the last decision, including this report. */
  readonly credibleReporters: number;
  /** Null if the content was never edited. */
  readonly editedAt: Date | null;
}

export interface Decision {
  readonly action: ModerationAction;
  readonly note: string;
  /** End of the suspension; null if it has no end. */
  readonly until: Date | null;
  /** Version of the case that was loaded. */
  readonly version: number;
}

/** All reports about one target, and the actions of operators on them. */
export class ModerationCase extends Aggregate {
  static readonly NOTE_MAX_LENGTH = 1_000;

  private constructor(private readonly state: CaseState) {
    super();
  }

  /** @param subjectId the reported person, or the author of the content; null if their account is deleted */
  static open(
    id: CaseId,
    target: ReportTarget,
    subjectId: number | null,
    report: ReportForCase,
    now: Date,
  ): ModerationCase {
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
      decidedAt: null,
      hiddenBy: null,
      recentReports: 1,
      version: 1,
    });
  }

  static restore(state: CaseState): ModerationCase {
    return new ModerationCase(state);
  }

  /**
   * Adds a report and reopens a closed case. Reports don't hide what a moderator has decided to show, unless it was
   * edited after that.
   * @returns whether this report hides the content; the caller hides it
   */
  report({ reason, involvesMinor }: ReportForCase, content: ReportedContent, now: Date): boolean {
    const { reasons, reportCount, isUrgent, targetType, hiddenBy, decidedAt } = this.state;
    const isDecided = decidedAt !== null && (content.editedAt === null || content.editedAt <= decidedAt);
    const canHide = hiddenBy === null && canBeHiddenByReports(targetType) && !isDecided;
    const hides = canHide && content.credibleReporters >= MIN_REPORTS_TO_HIDE;
    this.#change({
      reasons: reasons.includes(reason) ? reasons : [...reasons, reason],
      reportCount: reportCount + 1,
      lastReportedAt: now,
      isUrgent: isUrgent || involvesMinor || reason === 'abuse',
      recentReports: this.state.recentReports + 1,
      ...(hides && { hiddenBy: 'reports' }),
      ...(this.state.status === 'closed' && OPEN_STATUS_FIELDS),
    });
    return hides;
  }

  /**
   * Claims the case; idempotent.
   * @returns whether it changed
   * @throws CaseNotFound, CaseClaimed, CaseClosed, SubjectIsOperator
   */
  claim(by: { readonly id: number }, operators: ReadonlySet<number>): boolean {
    this.#assertMayAct(by, operators);
    if (this.state.status === 'closed') throw new CaseClosed();
    if (this.state.claimedBy === by.id) return false;
    this.#change({ status: 'claimed', claimedBy: by.id });
    return true;
  }

  /**
   * Releases a claimed case; idempotent.
   * @returns whether it changed
   * @throws CaseNotFound, CaseClaimed, SubjectIsOperator
   */
  release(by: Moderator, operators: ReadonlySet<number>): boolean {
    this.#assertMayAct(by, operators);
    if (this.state.status !== 'claimed') return false;
    this.#change(OPEN_STATUS_FIELDS);
    return true;
  }

  /**
   * Adds a note for operators, even if another operator claimed the case.
   * @throws CaseNotFound, SubjectIsOperator
   */
  addNote(by: Moderator, operators: ReadonlySet<number>): void {
    this.#assertNotAbout(by, operators);
    this.#change({});
  }

  /**
   * Applies a decision to the case. The caller hides the content or warns or suspends the person.
   * @throws CaseNotFound, CaseChanged, CaseClaimed, CaseClosed, CaseNotClosed, ContentNotHidden, SubjectAccountDeleted,
   *   SubjectIsOperator, ActionRefused
   */
  decide(by: Moderator, { action, until, version }: Decision, operators: ReadonlySet<number>, now: Date): void {
    this.#assertMayAct(by, operators);
    if (version !== this.state.version) throw new CaseChanged();
    assertSuspensionEnd(action, until, now);
    if (action === 'reopen') this.#reopen();
    else if (action === 'unhide') this.#unhide(now);
    else if (action === 'change-suspension') this.#recordSuspensionChange();
    else this.#close(action, now);
  }

  /** Updates the subject: their account was deleted, or they were unknown before. */
  fillMissingSubject(subjectId: number | null, involvesMinor: boolean): void {
    Object.assign(this.state, { subjectId, isUrgent: this.state.isUrgent || involvesMinor });
  }

  #reopen(): void {
    if (this.state.status !== 'closed') throw new CaseNotClosed();
    this.#change(OPEN_STATUS_FIELDS);
  }

  #unhide(now: Date): void {
    if (this.state.hiddenBy === null) throw new ContentNotHidden();
    const isClosedAsHidden = this.state.outcome === 'hidden';
    this.#change({
      hiddenBy: null,
      decidedAt: now,
      recentReports: 0,
      ...(isClosedAsHidden && { outcome: 'dismissed' }),
    });
  }

  /** Allowed in every status: the suspension may come from another case. */
  #recordSuspensionChange(): void {
    if (this.state.subjectId === null) throw new SubjectAccountDeleted();
    this.#change({});
  }

  #close(action: ModerationAction, now: Date): void {
    if (this.state.status === 'closed') throw new CaseClosed();
    if (action === 'hide' && this.state.targetType === 'user') {
      throw new ActionRefused('action', 'You can’t hide a person. Choose another action');
    }
    if ((action === 'warn' || action === 'suspend') && this.state.subjectId === null) throw new SubjectAccountDeleted();
    this.#change({
      status: 'closed',
      outcome: OUTCOME_BY_ACTION[action]!,
      claimedBy: null,
      closedAt: now,
      decidedAt: now,
      recentReports: 0,
      ...(action === 'hide' && { hiddenBy: 'moderator' }),
      // Content that a moderator hid stays hidden until `unhide`.
      ...(action === 'dismiss' && this.state.hiddenBy === 'reports' && { hiddenBy: null }),
    });
  }

  /** Operators can't decide cases about themselves; cases about operators are decided only on the command line. */
  #assertNotAbout(by: Moderator, operators: ReadonlySet<number>): void {
    const { subjectId } = this.state;
    if (subjectId === null || by.id === null) return;
    if (subjectId === by.id) throw new CaseNotFound();
    if (operators.has(subjectId)) throw new SubjectIsOperator();
  }

  /** Ignores a claim held by a former operator. */
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

  get target(): ReportTarget {
    return { type: this.state.targetType, id: this.state.targetId };
  }

  get subjectId(): number | null {
    return this.state.subjectId;
  }

  get decidedAt(): Date | null {
    return this.state.decidedAt;
  }

  get hiddenBy(): HiddenBy | null {
    return this.state.hiddenBy;
  }

  /** Users whose rights decide what is allowed: the subject and the operator who claimed the case. */
  get involvedUserIds(): number[] {
    return [this.state.subjectId, this.state.claimedBy].filter((id) => id !== null);
  }

  snapshot(): CaseState {
    return { ...this.state, reasons: [...this.state.reasons] };
  }
}

const OPEN_STATUS_FIELDS = { status: 'open', outcome: null, claimedBy: null, closedAt: null } as const;

/** @throws ActionRefused unless it has 1 to 1,000 characters */
export function normalizeNote(text: string, field: 'note' | 'text' = 'note'): string {
  const note = text.trim();
  const maxLength = ModerationCase.NOTE_MAX_LENGTH;
  if (note === '') throw new ActionRefused(field, 'Write a note');
  if ([...note].length > maxLength) throw new ActionRefused(field, `At most ${maxLength} characters`);
  return note;
}
