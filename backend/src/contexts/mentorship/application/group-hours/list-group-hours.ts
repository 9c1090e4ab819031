import type { SignedInUser } from '../../../../shared/application/authenticator';
import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import { callClosesAt, callOpensAt } from '../../domain/meetings/meeting-state';
import { GroupHourNotFound, type GroupHourState } from '../../domain/group-hours/group-hour-state';
import type { PersonSummary } from '../../domain/profiles/person';
import { DELETED_USER_NAME } from '../meetings/list-meetings';
import { People } from '../profiles/ports/people';
import { GroupHourReader, type GroupHourRow, type GroupHoursQuery } from './ports/group-hours';

/** The alum who offers the group hour. */
export interface GroupHourHost {
  readonly id: number;
  readonly displayName: string;
  readonly avatarUrl: string | null;
  readonly college: string | null;
  readonly major: string | null;
  readonly graduationYear: number | null;
  /** Whether the person was invented for the demo data. */
  readonly isSample: boolean;
}

/** A student who joined, as the host sees them. */
export interface GroupHourParticipant {
  /** Only the first name of people under 18. */
  readonly name: string;
  readonly question: string | null;
  readonly joinedAt: Date;
}

/** A group hour as one person sees it. */
export interface GroupHourDetails extends Pick<
  GroupHourState,
  'id' | 'topic' | 'startTime' | 'endTime' | 'status' | 'places' | 'reason'
> {
  readonly placesLeft: number;
  readonly joinFrom: Date;
  readonly joinUntil: Date;
  readonly host: GroupHourHost;
  readonly isHost: boolean;
  readonly hasJoined: boolean;
  /** The viewer's own question. */
  readonly question: string | null;
  /** Null for everyone but the host. */
  readonly participants: readonly GroupHourParticipant[] | null;
}

type ListGroupHoursInput = Omit<GroupHoursQuery, 'now'> & { readonly by: Pick<SignedInUser, 'id' | 'role'> };

/** Lists group hours. Students never see who else joined. */
@UseCase()
export class ListGroupHours {
  constructor(
    private readonly reader: GroupHourReader,
    private readonly people: People,
    private readonly clock: Clock,
  ) {}

  /**
   * Only students find open ones.
   * @returns at most `limit` group hours, and whether there are more
   */
  async execute({
    by: { id: by, role },
    ...query
  }: ListGroupHoursInput): Promise<{ items: readonly GroupHourDetails[]; hasMore: boolean }> {
    if (query.list === 'open' && role !== 'student') return { items: [], hasMore: false };
    const rows = await this.reader.list(by, { ...query, limit: query.limit + 1, now: this.clock.now() });
    return { items: await this.#toDetails(by, rows.slice(0, query.limit)), hasMore: rows.length > query.limit };
  }

  /**
   * Students find those that they can join; everyone finds those that they host or joined.
   * @throws GroupHourNotFound
   */
  async getById({ id: by, role }: Pick<SignedInUser, 'id' | 'role'>, id: number): Promise<GroupHourDetails> {
    const row = await this.reader.findById(by, id, role === 'student');
    const [details] = row ? await this.#toDetails(by, [row]) : [];
    if (!details) throw new GroupHourNotFound();
    return details;
  }

  async #toDetails(by: number, rows: readonly GroupHourRow[]): Promise<GroupHourDetails[]> {
    const ids = rows.flatMap(({ hostId, guests }) => [hostId, ...(hostId === by ? guests : []).map((g) => g.userId)]);
    const people = await this.people.findByIds([...new Set(ids)]);
    return rows.map((row) => groupHourDetails(row, by, people));
  }
}

function groupHourDetails(
  row: GroupHourRow,
  viewerId: number,
  people: ReadonlyMap<number, PersonSummary>,
): GroupHourDetails {
  const { id, topic, startTime, endTime, status, places, reason, hostId, guests } = row;
  const host = people.get(hostId);
  const { college, major, graduationYear } = row.host;
  const own = guests.find(({ userId }) => userId === viewerId);
  const isHost = viewerId === hostId;
  return {
    id,
    topic,
    startTime,
    endTime,
    status,
    places,
    reason,
    placesLeft: Math.max(0, places - guests.length),
    joinFrom: callOpensAt(row),
    joinUntil: callClosesAt(row),
    host: {
      id: hostId,
      displayName: host?.displayName ?? DELETED_USER_NAME,
      avatarUrl: host?.avatarUrl ?? null,
      college,
      major,
      graduationYear,
      isSample: host?.isSample ?? false,
    },
    isHost,
    hasJoined: own !== undefined,
    question: own?.question ?? null,
    participants: isHost
      ? guests.map(({ userId, question, joinedAt }) => ({ name: nameForHost(people.get(userId)), question, joinedAt }))
      : null,
  };
}

/** People under 18 appear by first name. */
function nameForHost(person: PersonSummary | undefined): string {
  if (!person) return DELETED_USER_NAME;
  const [firstName = DELETED_USER_NAME] = person.displayName.trim().split(/\s+/);
  return person.isMinor ? firstName : person.displayName;
}
