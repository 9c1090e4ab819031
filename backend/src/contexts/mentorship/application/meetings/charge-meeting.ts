import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import { MINUTE_MS } from '../../domain/availability/availability';
import { findMentorId } from '../../domain/connections/request-rules';
import type { MeetingState } from '../../domain/meetings/meeting-state';
import { isReturnedOnCancellation } from '../../domain/minutes/minutes';
import { ChargeMinutes, GiveBackMinutes } from '../minutes/charge-minutes';
import { People } from '../profiles/ports/people';
import { Meetings } from './ports/meetings';

/**
 * Charges a confirmed meeting with a student to the alum, and gives the minutes back when it is declined or canceled in
 * time. A meeting that waits for another answer keeps its charge. Call in the unit of work of the change.
 */
@UseCase()
export class ChargeMeeting {
  constructor(
    private readonly meetings: Meetings,
    private readonly people: People,
    private readonly chargeMinutes: ChargeMinutes,
    private readonly giveBackMinutes: GiveBackMinutes,
    private readonly clock: Clock,
  ) {}

  /**
   * @param by the person who changed the meeting; null if it was canceled because a connection ended
   * @throws NoMinutesLeft
   */
  async execute(meetingId: number, by: number | null): Promise<void> {
    const meeting = (await this.meetings.find(meetingId))?.snapshot();
    if (!meeting || meeting.status === 'pending') return;
    if (meeting.status === 'confirmed') return this.#charge(meeting, by);
    if (!isReturnedOnCancellation(meeting, this.clock.now())) return;
    for (const userId of [meeting.hostId, meeting.attendeeId]) {
      await this.giveBackMinutes.execute(userId, { kind: 'meeting', id: meetingId });
    }
  }

  async #charge({ id, hostId, attendeeId, startTime, endTime }: MeetingState, by: number | null): Promise<void> {
    const people = await this.people.findActiveByIds([hostId, attendeeId]);
    const [host, attendee] = [people.get(hostId), people.get(attendeeId)];
    const alumId = host && attendee ? findMentorId(host, attendee) : null;
    if (alumId === null) return;
    await this.chargeMinutes.execute({
      alumId,
      source: { kind: 'meeting', id },
      minutes: Math.ceil((endTime.getTime() - startTime.getTime()) / MINUTE_MS),
      spentAt: startTime,
      isOwn: by === alumId,
    });
  }
}
