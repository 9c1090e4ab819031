import type { MailedEntry } from '../../../../shared/application/mailbox';
import { UseCase } from '../../../../shared/application/use-case';
import type { MeetingState } from '../../domain/meetings/meeting-state';
import { DescribeMeetings } from '../calendar/describe-meetings';
import { Connections } from '../connections/ports/connections';
import { MeetingFiles } from '../calendar/ports/meeting-files';
import { People } from '../profiles/ports/people';
import { TimeZones } from '../availability/ports/time-zones';
import { WrittenTimes } from './ports/written-times';

/** What mails about meetings are made of: with whom, when, and what a calendar is told. */
@UseCase()
export class MeetingMailText {
  constructor(
    private readonly people: People,
    private readonly timeZones: TimeZones,
    private readonly times: WrittenTimes,
    private readonly connections: Connections,
    private readonly describeMeetings: DescribeMeetings,
    private readonly files: MeetingFiles,
  ) {}

  async nameOf(userId: number): Promise<string> {
    return (await this.people.findByIds([userId])).get(userId)?.displayName ?? 'somebody whose account is gone';
  }

  /** By the recipient's clocks, else by the host's. */
  async timeOf(meeting: MeetingState, userId: number): Promise<string> {
    const zones = await this.timeZones.findByUserIds([userId, meeting.hostId]);
    return this.times.period(meeting, zones.get(userId) ?? zones.get(meeting.hostId) ?? null);
  }

  /** @param to the address the mail goes to */
  async entryFor(
    meeting: MeetingState,
    userId: number,
    to: string,
    method: MailedEntry['method'],
  ): Promise<MailedEntry> {
    const connection = await this.connections.findBetween(meeting.hostId, meeting.attendeeId);
    const isConnected = connection?.snapshot().status === 'connected';
    const entries = await this.describeMeetings.execute(userId, [{ meeting, isConnected }], false);
    return { method, content: this.files.mailed(entries, method, to) };
  }
}
