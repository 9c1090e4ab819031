import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import { MeetingNotFound } from '../../domain/meetings/meeting-errors';
import { MeetingReader, type MeetingRow, type MeetingTimes } from './ports/meeting-reader';
import { People } from '../profiles/ports/people';
import { type ShownMeeting, shownMeeting } from './shown-meeting';

export interface ShowMeetingsInput {
  readonly by: number;
  readonly when?: MeetingTimes;
  readonly limit: number;
  readonly offset: number;
}

/** The own meetings, with whom they are. */
@UseCase()
export class ListMeetings {
  constructor(
    private readonly reader: MeetingReader,
    private readonly people: People,
    private readonly clock: Clock,
  ) {}

  async execute({ by, ...asked }: ShowMeetingsInput): Promise<{ items: ShownMeeting[]; total: number }> {
    const { items, total } = await this.reader.list(by, { ...asked, now: this.clock.now() });
    return { items: await this.#shown(by, items), total };
  }

  /** Whatever has become of it. @throws MeetingNotFound */
  async one(by: number, id: number): Promise<ShownMeeting> {
    const row = await this.reader.findById(by, id);
    const [shown] = row ? await this.#shown(by, [row]) : [];
    if (!shown) throw new MeetingNotFound();
    return shown;
  }

  async #shown(by: number, rows: readonly MeetingRow[]): Promise<ShownMeeting[]> {
    const otherOf = ({ hostId, attendeeId }: MeetingRow): number => (hostId === by ? attendeeId : hostId);
    const people = await this.people.findByIds([...new Set(rows.map(otherOf))].filter((id) => id > 0));
    return rows.map((row) => shownMeeting(row, by, people.get(otherOf(row))));
  }
}
