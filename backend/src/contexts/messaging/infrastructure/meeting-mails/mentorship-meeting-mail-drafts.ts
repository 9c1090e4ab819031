import { Injectable } from '@nestjs/common';
import { MeetingsFacade } from '../../../mentorship';
import {
  type GroupHourMailInput,
  type MeetingMailDraft,
  MeetingMailDrafts,
  type MeetingMailInput,
} from '../../application/meeting-mails/ports/meeting-mail-drafts';

@Injectable()
export class MentorshipMeetingMailDrafts extends MeetingMailDrafts {
  constructor(private readonly meetings: MeetingsFacade) {
    super();
  }

  compose(input: MeetingMailInput): Promise<MeetingMailDraft | null> {
    return this.meetings.composeMail(input);
  }

  composeAboutGroupHour(input: GroupHourMailInput): Promise<MeetingMailDraft | null> {
    return this.meetings.composeMailAboutGroupHour(input);
  }
}
