import { Injectable } from '@nestjs/common';
import { Clock } from '../../shared/application/clock';
import type { Role } from '../../shared/domain/role';
import {
  ComposeMeetingMail,
  type MeetingMailDraft,
  type MeetingMailInput,
} from './application/meeting-mails/compose-meeting-mail';
import { ComposeGroupHourMail, type GroupHourMailInput } from './application/meeting-mails/compose-group-hour-mail';
import { FindEndingRelationships } from './application/role-change/end-relationships-of-role';
import { MeetingReader } from './application/meetings/ports/meetings';
import { ScheduleMeeting } from './application/meetings/schedule-meeting';
import type { MeetingPlan } from './domain/meetings/meeting-state';
import { countEnding, type EndingCounts } from './domain/role-change/role-relationships';

/** Meetings, the mails about them, and what a change of the role ends. */
@Injectable()
export class MeetingsFacade {
  constructor(
    private readonly meetings: MeetingReader,
    private readonly clock: Clock,
    private readonly meetingPlan: ScheduleMeeting,
    private readonly composeMeetingMail: ComposeMeetingMail,
    private readonly composeGroupHourMail: ComposeGroupHourMail,
    private readonly findEndingRelationships: FindEndingRelationships,
  ) {}

  /**
   * Schedules a meeting or sends an invitation.
   * @returns the ID of the meeting
   * @throws CannotChooseYourself, RoleNotAllowed, NotConnected, MeetingRefused, MeetingTimeConflict, TooManyRequests
   */
  schedule(plan: MeetingPlan): Promise<number> {
    return this.meetingPlan.execute(plan);
  }

  /** Counts a person's upcoming meetings, confirmed or not. */
  countUpcoming(userId: number): Promise<number> {
    return this.meetings.countUpcoming(userId, this.clock.now());
  }

  /**
   * Composes a mail about a meeting, without the footer that ends such mails.
   * @returns null if there is nothing to mail, for example because the meeting is off
   */
  composeMail(input: MeetingMailInput): Promise<MeetingMailDraft | null> {
    return this.composeMeetingMail.execute(input);
  }

  /**
   * Composes a mail about a group hour, without the footer that ends such mails.
   * @returns null if there is nothing to mail
   */
  composeMailAboutGroupHour(input: GroupHourMailInput): Promise<MeetingMailDraft | null> {
    return this.composeGroupHourMail.execute(input);
  }

  /** Counts what a change of role would end now. */
  async countEndedByRoleChange(userId: number, to: Role): Promise<EndingCounts> {
    return countEnding(await this.findEndingRelationships.execute(userId, to));
  }
}
