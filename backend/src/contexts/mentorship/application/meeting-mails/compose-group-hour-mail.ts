import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import type { GroupHour } from '../../domain/group-hours/group-hour';
import type { GroupHourState } from '../../domain/group-hours/group-hour-state';
import { MeetingPages } from '../calendar/ports/meeting-files';
import { GroupHours } from '../group-hours/ports/group-hours';
import { People } from '../profiles/ports/people';
import { type MeetingMailDraft, MeetingMailText } from './compose-meeting-mail';
import type { NameForms } from './meeting-notices';

/** What a mail about a group hour reports. `joined` is for the host, and names no student. */
export type GroupHourNotice = 'joined' | 'cancelled' | 'comes-up' | 'begins';

export interface GroupHourMailInput {
  readonly notice: GroupHourNotice;
  readonly groupHourId: number;
  /** The recipient. */
  readonly userId: number;
}

interface NoticeText {
  readonly kind: MeetingMailDraft['kind'];
  readonly subject: string;
  readonly text: string;
  readonly action: string;
}

/** Composes a mail about a group hour: its topic, the host's name, the time and a link. */
@UseCase()
export class ComposeGroupHourMail {
  constructor(
    private readonly groupHours: GroupHours,
    private readonly people: People,
    private readonly mailText: MeetingMailText,
    private readonly pages: MeetingPages,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns null if there is nothing to mail: the address of the recipient isn't confirmed, they left, or the group hour
   *   was deleted, or has started or was canceled since
   */
  async execute({ notice, groupHourId, userId }: GroupHourMailInput): Promise<MeetingMailDraft | null> {
    const to = await this.people.findEmailAddress(userId);
    const groupHour = await this.groupHours.find(groupHourId);
    const isCancellation = notice === 'cancelled';
    if (to === null || !groupHour || !this.#isCurrent(groupHour, userId, isCancellation)) return null;
    const state = groupHour.snapshot();
    const host = await this.mailText.findNameForms(state.hostId);
    const { kind, subject, text, action } = getNoticeText(notice, state, host, userId === state.hostId);
    return {
      kind,
      to,
      subject,
      content: {
        recipientName: await this.mailText.findGreetingName(userId),
        blocks: [
          text,
          { highlight: await this.mailText.formatMeetingTime(state, userId) },
          ...(isCancellation && state.reason ? [`Reason: ${state.reason}`] : []),
        ],
        button: {
          label: action,
          url: isCancellation ? this.pages.getGroupHoursUrl() : this.pages.getGroupHourUrl(groupHourId),
        },
        notes: [],
      },
      isCancellation,
    };
  }

  #isCurrent(groupHour: GroupHour, userId: number, isCancellation: boolean): boolean {
    if (!groupHour.hasParticipant(userId)) return false;
    return isCancellation ? groupHour.snapshot().status === 'cancelled' : groupHour.isUpcoming(this.clock.now());
  }
}

function getNoticeText(
  notice: GroupHourNotice,
  { topic, guests, places }: GroupHourState,
  { name }: NameForms,
  isHost: boolean,
): NoticeText {
  const described = isHost ? 'your group hour' : `the group hour with ${name}`;
  switch (notice) {
    case 'joined':
      return {
        kind: 'meeting',
        subject: 'A student joined your group hour',
        text: `A student joined “${topic}”. ${guests.length} of ${places} places are taken:`,
        action: 'See your group hour',
      };
    case 'cancelled':
      return {
        kind: 'meeting',
        subject: `The group hour with ${name} was canceled`,
        text: `The group hour “${topic}” with ${name} was canceled. It was scheduled for this time:`,
        action: 'See other group hours',
      };
    case 'comes-up':
      return {
        kind: 'reminder',
        subject: `Reminder: ${described}`,
        text: `You have the group hour “${topic}” soon:`,
        action: 'See the details',
      };
    case 'begins':
      return {
        kind: 'reminder',
        subject: `${isHost ? 'Your group hour' : `The group hour with ${name}`} starts soon`,
        text: `The group hour “${topic}” starts in a few minutes:`,
        action: 'Join the call',
      };
  }
}
