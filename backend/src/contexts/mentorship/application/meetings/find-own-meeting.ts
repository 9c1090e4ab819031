import { UseCase } from '../../../../shared/application/use-case';
import type { Meeting } from '../../domain/meetings/meeting';
import { MeetingNotFound } from '../../domain/meetings/meeting-errors';
import { Blocks } from '../connections/ports/blocks';
import { Meetings } from './ports/meetings';

/** A meeting as one of its two finds it: not when the other is gone, or one has blocked the other. */
@UseCase()
export class FindOwnMeeting {
  constructor(
    private readonly meetings: Meetings,
    private readonly blocks: Blocks,
  ) {}

  /** @throws MeetingNotFound */
  async execute(by: number, id: number): Promise<Meeting> {
    const meeting = await this.meetings.findById(id);
    if (!meeting?.isOf(by)) throw new MeetingNotFound();
    const other = meeting.otherThan(by);
    const { byOne, byOther } = await this.blocks.findBetween(by, other);
    // Numbers below zero stand for people whose accounts are gone.
    if (byOne || byOther || other < 0) throw new MeetingNotFound();
    return meeting;
  }
}
