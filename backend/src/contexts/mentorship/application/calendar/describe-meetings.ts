import { UseCase } from '../../../../shared/application/use-case';
import type { MeetingState } from '../../domain/meetings/meeting-state';
import { type MeetingEntry, MeetingFiles } from './ports/meeting-files';
import { People } from '../profiles/ports/people';
import { GONE } from '../meetings/shown-meeting';
import { MeetingNotFound } from '../../domain/meetings/meeting-errors';
import { MeetingReader } from '../meetings/ports/meeting-reader';

export interface DescribedMeeting {
  readonly meeting: MeetingState;
  /** Whether the two are connected: what it is about is for those who are. */
  readonly isConnected: boolean;
}

/** Meetings of one person as their calendar shows them. */
@UseCase()
export class DescribeMeetings {
  constructor(private readonly people: People) {}

  /** @param isWhole with what it is about in many words, where the two are connected */
  async execute(viewerId: number, described: readonly DescribedMeeting[], isWhole: boolean): Promise<MeetingEntry[]> {
    const ids = described.flatMap(({ meeting: { hostId, attendeeId } }) => [hostId, attendeeId]);
    const people = await this.people.findByIds([...new Set(ids)].filter((id) => id > 0));
    const nameOf = (id: number): string => people.get(id)?.displayName ?? GONE;
    return described.map(({ meeting, isConnected }) => {
      const otherName = nameOf(viewerId === meeting.hostId ? meeting.attendeeId : meeting.hostId);
      return {
        meeting,
        ownerName: nameOf(viewerId),
        otherName,
        summary: isConnected ? meeting.title : `1-on-1 with ${otherName}`,
        description: isConnected && isWhole ? meeting.description : null,
      };
    });
  }
}

/** A meeting for the calendar of one of its two. Importing it again brings it up to date. */
@UseCase()
export class WriteMeetingFile {
  constructor(
    private readonly reader: MeetingReader,
    private readonly describeMeetings: DescribeMeetings,
    private readonly files: MeetingFiles,
  ) {}

  /** @throws MeetingNotFound */
  async execute(by: number, id: number): Promise<string> {
    const meeting = await this.reader.findById(by, id);
    if (!meeting) throw new MeetingNotFound();
    const { isConnected } = meeting.other;
    return this.files.published(await this.describeMeetings.execute(by, [{ meeting, isConnected }], true));
  }
}
