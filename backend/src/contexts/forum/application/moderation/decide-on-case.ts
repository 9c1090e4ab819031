import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import { type CaseEvent, type Moderator, OUTCOME_BY_ACTION } from '../../domain/moderation/case-state';
import { type Decision, type ModerationCase, normalizeNote } from '../../domain/moderation/moderation-case';
import { AlreadySuspended, ReportedContentDeleted, NotSuspended } from '../../domain/moderation/moderation-errors';
import { HideContent } from './hide-content';
import { AnnounceCase } from './open-case';
import { Cases } from './ports/cases';
import { ModerationNotices, People } from './ports/people';

export interface DecideOnCaseInput extends Omit<Decision, 'version'> {
  readonly by: Moderator;
  readonly caseId: number;
  /** Null on the command line: the current version is used. */
  readonly version: number | null;
}

/** The entry for the history; null if nothing changed. */
interface RecordedAction {
  readonly action: CaseEvent;
  readonly note?: string;
  readonly until?: Date | null;
}

/** Executes the decisions of an operator on a case and records each one in its history and in the audit log. */
@UseCase()
export class DecideOnCase {
  constructor(
    private readonly cases: Cases,
    private readonly people: People,
    private readonly hideContent: HideContent,
    private readonly notices: ModerationNotices,
    private readonly announceCase: AnnounceCase,
    private readonly clock: Clock,
  ) {}

  /** @throws the errors of ModerationCase.decide, ReportedContentDeleted, AlreadySuspended, NotSuspended */
  async execute({ by, caseId, note: noteText, version, ...decision }: DecideOnCaseInput): Promise<void> {
    const note = normalizeNote(noteText);
    await this.#update(by, caseId, async (one, operators) => {
      const { action, until } = decision;
      const wasHiddenBy = one.hiddenBy;
      const loadedVersion = version ?? one.snapshot().version;
      one.decide(by, { action, until, note, version: loadedVersion }, operators, this.clock.now());
      if (action === 'hide' || one.hiddenBy !== wasHiddenBy) {
        const isFound = await this.hideContent.execute(one, wasHiddenBy !== null);
        if (!isFound && action === 'hide') throw new ReportedContentDeleted();
      }
      await this.#applyDecision(one, { action, until, note });
      return { action, note, until };
    });
  }

  /**
   * Repeating a call changes nothing.
   * @throws the errors of ModerationCase.claim
   */
  async claim(by: { readonly id: number }, caseId: number): Promise<void> {
    await this.#update(by, caseId, (one, operators) => (one.claim(by, operators) ? { action: 'claim' } : null));
  }

  /**
   * Repeating a call changes nothing.
   * @throws the errors of ModerationCase.release
   */
  async release(by: Moderator, caseId: number): Promise<void> {
    await this.#update(by, caseId, (one, operators) => (one.release(by, operators) ? { action: 'release' } : null));
  }

  /** @throws the errors of ModerationCase.note */
  async addNote(by: Moderator, caseId: number, text: string): Promise<void> {
    const note = normalizeNote(text, 'text');
    await this.#update(by, caseId, (one, operators) => {
      one.addNote(by, operators);
      return { action: 'note', note };
    });
  }

  async #update(
    by: Moderator,
    caseId: number,
    act: (
      one: ModerationCase,
      operators: ReadonlySet<number>,
    ) => RecordedAction | null | Promise<RecordedAction | null>,
  ): Promise<void> {
    await this.cases.update(caseId, async (one) => {
      const recordedAction = await act(one, await this.people.filterOperators(one.involvedUserIds));
      if (!recordedAction) return;
      const { action, note = null, until = null } = recordedAction;
      const at = this.clock.now();
      await this.cases.saveHistory({ caseId: one.id, at, operatorId: by.id, action, note, until });
      await this.people.audit('moderation-action', by.id, `case ${one.id}: ${action}`);
      await this.announceCase.execute(one);
    });
  }

  async #applyDecision(one: ModerationCase, { action, until, note }: Omit<Decision, 'version'>): Promise<void> {
    const { id: caseId, subjectId, target } = one;
    const { version, outcome } = one.snapshot();
    if (action === 'warn' && subjectId !== null) await this.notices.warn(subjectId, { caseId, version, note });
    if (action === 'suspend' && subjectId !== null && !(await this.people.suspend(subjectId, { until, note }))) {
      throw new AlreadySuspended();
    }
    if (action === 'change-suspension' && subjectId !== null) {
      if (!(await this.people.changeSuspension(subjectId, { until, note }))) throw new NotSuspended();
    }
    if (outcome !== null && OUTCOME_BY_ACTION[action] === outcome) {
      await this.notices.notifyReporters(await this.cases.listReporters(target), { caseId, version, outcome });
    }
  }
}
