import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import type { Feedback } from '../../domain/recommendations/match';
import { NoAnswerAwaited } from '../../domain/meetings/meeting-errors';
import { MeetingNotOver } from '../../domain/meeting-notes/meeting-notes';
import { FindOwnMeeting } from '../meetings/find-own-meeting';
import { Matches } from '../recommendations/ports/recommendations';
import { MeetingOutcomes } from './ports/meeting-notes-store';
import type { Outcome } from '../meetings/ports/meeting-reader';

export interface TellOutcomeInput extends Feedback {
  readonly by: number;
  readonly meetingId: number;
  readonly outcome: Outcome;
}

/** After a meeting each side says what came of it, for themselves. */
@UseCase()
export class RecordOutcome {
  constructor(
    private readonly findOwnMeeting: FindOwnMeeting,
    private readonly outcomes: MeetingOutcomes,
    private readonly matches: Matches,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws MeetingNotFound, NoAnswerAwaited of one that was declined or cancelled, MeetingNotOver */
  async execute({ by, meetingId, outcome, ...said }: TellOutcomeInput): Promise<void> {
    await this.transactions.run(async () => {
      const now = this.clock.now();
      const meeting = await this.findOwnMeeting.execute(by, meetingId);
      const { status, endTime } = meeting.snapshot();
      if (status === 'declined' || status === 'cancelled') throw new NoAnswerAwaited();
      if (now < endTime) throw new MeetingNotOver();
      await this.outcomes.save(meetingId, by, outcome, now);
      await this.#keep(by, meeting.otherThan(by), said);
    });
  }

  /** The stars stand with the time together; two who accompany each other no more, or never did, have none. */
  async #keep(by: number, other: number, said: Feedback): Promise<void> {
    const together = (await this.matches.listByUser(by)).find(
      (match) => match.isActive && match.otherThan(by) === other,
    );
    if (!together) return;
    const match = await this.matches.getById(together.snapshot().id, by);
    match.say(by, said);
    await this.matches.save(match);
  }
}
