import { UseCase } from '../../../../shared/application/use-case';
import { FindAlumniProfile } from '../profiles/find-alumni-profile';
import { ConnectionCounts, Connections } from './ports/connections';
import { Clock } from '../../../../shared/application/clock';
import { Jobs } from '../../../../shared/application/jobs';
import type { Connection } from '../../domain/connections/connection';
import { NoPlaceLeft } from '../../domain/connections/request-rules';
import { MINUTES_RULES } from '../../domain/minutes/minutes';
import { ChargeMinutes } from '../minutes/charge-minutes';
import { People } from '../profiles/ports/people';
import { CheckConnectionAccess } from './change-connection';
import { ignoreNotFound } from './ignore-not-found';

/** Counts the students a mentor can still take; 0 or less if there is no room. */
@UseCase()
export class CountFreePlaces {
  constructor(
    private readonly findAlumniProfile: FindAlumniProfile,
    private readonly counts: ConnectionCounts,
  ) {}

  /**
   * Within a unit of work the number stays valid until its end: every change waits for the lock on the mentor's
   * profile.
   */
  async execute(mentorId: number): Promise<number> {
    const profile = await this.findAlumniProfile.execute(mentorId);
    return profile.snapshot().maxMentees - (await this.counts.countPlacesTaken(mentorId));
  }
}

/** Queue of answers whose undo period is over. */
export const SETTLE_ANSWER_QUEUE = 'settle-connection-answer';

export interface SettleAnswerInput {
  readonly connectionId: number;
  /** Identifies the answer; a string once it was serialized for the job. */
  readonly undoUntil: Date | string;
}

interface AnswerRequestInput {
  readonly by: number;
  readonly connectionId: number;
  /** `replied`: the recipient wrote back, which accepts the request, for some days also after declining it. */
  readonly answer: 'connected' | 'declined' | 'replied';
  readonly reason?: string | null;
}

/**
 * Accepts or declines a request. A mentor never has more students than places, and never spends more minutes than they
 * give, even with concurrent answers.
 */
@UseCase()
export class AnswerRequest {
  constructor(
    private readonly connections: Connections,
    private readonly checkAccess: CheckConnectionAccess,
    private readonly countFreePlaces: CountFreePlaces,
    private readonly chargeMinutes: ChargeMinutes,
    private readonly people: People,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /**
   * Repeating the same answer changes nothing.
   * @throws ConnectionNotFound, OnlyOtherPersonAllowed, RequestNotPending, NoPlaceLeft, NoMinutesLeft
   */
  execute({ by, connectionId, answer, reason = null }: AnswerRequestInput): Promise<void> {
    return this.connections.update(connectionId, async (connection) => {
      await this.checkAccess.execute(by, connection);
      const now = this.clock.now();
      if (answer === 'declined') {
        if (connection.decline(by, reason, now)) await this.#scheduleSettlement(connection);
        return;
      }
      const isNewlyConnected =
        answer === 'connected'
          ? connection.accept(by, now)
          : connection.acceptByReply(by, await this.#isSenderMinor(connection), now);
      if (!isNewlyConnected) return;
      await this.#assertPlaceLeft(by, connection);
      await this.#chargeQuestion(connection);
      await this.#scheduleSettlement(connection);
    });
  }

  /** Settles the answer when it can no longer be undone. The job is stored only if the answer is. */
  async #scheduleSettlement(connection: Connection): Promise<void> {
    const { id: connectionId, undoUntil } = connection.snapshot();
    // An answer by writing back is settled already.
    if (!undoUntil) return;
    const input: SettleAnswerInput = { connectionId, undoUntil };
    await this.jobs.send(SETTLE_ANSWER_QUEUE, input, { startAfter: undoUntil });
  }

  /** A sender whose account isn't available anymore is treated like a minor. */
  async #isSenderMinor(connection: Connection): Promise<boolean> {
    const { fromUserId } = connection.snapshot();
    return (await this.people.findActiveByIds([fromUserId])).get(fromUserId)?.isMinor ?? true;
  }

  /** Answering costs minutes if a student asked; an alum who asks a student answers nothing. */
  async #chargeQuestion(connection: Connection): Promise<void> {
    const { id, mentorId, toUserId } = connection.snapshot();
    if (mentorId === null || mentorId !== toUserId) return;
    const source = { kind: 'request', id } as const;
    await this.chargeMinutes.execute({ alumId: mentorId, source, minutes: MINUTES_RULES.perQuestion, isOwn: true });
  }

  async #assertPlaceLeft(by: number, connection: Connection): Promise<void> {
    const { mentorId } = connection.snapshot();
    if (mentorId === null || (await this.countFreePlaces.execute(mentorId)) > 0) return;
    throw new NoPlaceLeft({ isOwn: by === mentorId });
  }
}

/** Undoes a recent answer of the recipient, of which no one else has been notified yet. */
@UseCase()
export class UndoAnswer {
  constructor(
    private readonly connections: Connections,
    private readonly checkAccess: CheckConnectionAccess,
    private readonly clock: Clock,
  ) {}

  /**
   * Undoes the answer; idempotent.
   * @throws ConnectionNotFound, OnlyOtherPersonAllowed, TooLateToUndo
   */
  execute({ by, connectionId }: { by: number; connectionId: number }): Promise<void> {
    return this.connections.update(connectionId, async (connection) => {
      await this.checkAccess.execute(by, connection);
      connection.undoAnswer(by, this.clock.now());
    });
  }
}

/**
 * Makes an answer final once its undo period is over. Answers that were undone or given later are skipped, so a second
 * run changes nothing.
 */
@UseCase()
export class SettleAnswer {
  constructor(
    private readonly connections: Connections,
    private readonly clock: Clock,
  ) {}

  async execute({ connectionId, undoUntil }: SettleAnswerInput): Promise<void> {
    const settlement = this.connections.update(connectionId, (connection) =>
      connection.settleAnswer(new Date(undoUntil), this.clock.now()),
    );
    await ignoreNotFound(settlement);
  }
}
