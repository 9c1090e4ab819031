import type { Role } from '../../../../shared/domain/role';
import {
  callOpensAt,
  callClosesAt,
  type MeetingState,
  type MeetingStatus,
  type Proposal,
  MeetingNotFound,
} from '../../domain/meetings/meeting-state';
import type { PersonSummary } from '../../domain/profiles/person';
import {
  type OtherParticipantFacts,
  type MeetingRow,
  type Outcome,
  MeetingReader,
  type MeetingListFilter,
} from './ports/meetings';
import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import { People } from '../profiles/ports/people';

export const DELETED_USER_NAME = 'Deleted user';

/** The other participant. */
export interface OtherUser {
  /** Negative for a deleted account. */
  readonly id: number;
  readonly displayName: string;
  readonly avatarUrl: string | null;
  /** Null for a deleted account. */
  readonly role: Role | null;
  /** For alumni, if visible. */
  readonly college: string | null;
  /** For students, the intended major, if visible. */
  readonly major: string | null;
  /** Whether the person was invented for the demo data. */
  readonly isSample: boolean;
}

type DisplayedField =
  | 'id'
  | 'hostId'
  | 'attendeeId'
  | 'title'
  | 'description'
  | 'startTime'
  | 'endTime'
  | 'status'
  | 'sequence';

/** The other alum of a joint call. */
export interface JointAlum {
  /** Negative for a deleted account. */
  readonly id: number;
  readonly displayName: string;
  /** The status of the meeting with them. */
  readonly status: MeetingStatus;
}

/** A meeting as one of its participants sees it. */
export interface MeetingDetails extends Pick<
  MeetingState,
  DisplayedField | 'meetingUrl' | 'reason' | 'createdAt' | 'updatedAt'
> {
  readonly joinFrom: Date;
  readonly joinUntil: Date;
  readonly proposal: (Proposal & { readonly createdAt: Date }) | null;
  readonly outcome: Outcome | null;
  readonly otherUser: OtherUser;
  /** Null if the meeting isn't part of a joint call. */
  readonly jointWith: JointAlum | null;
}

/**
 * @param other undefined if the account no longer exists
 * @param jointAlum the other alum of a joint call; undefined if there is none, or if the account no longer exists
 */
export function meetingDetails(
  row: MeetingRow,
  viewerId: number,
  other: PersonSummary | undefined,
  jointAlum?: PersonSummary,
): MeetingDetails {
  const { id, hostId, attendeeId, title, description, startTime, endTime, status, sequence, meetingUrl } = row;
  const { reason, outcome, createdAt, updatedAt, joint } = row;
  return {
    id,
    hostId,
    attendeeId,
    title,
    description,
    startTime,
    endTime,
    status,
    sequence,
    meetingUrl,
    joinFrom: callOpensAt(row),
    joinUntil: callClosesAt(row),
    proposal: toProposal(row),
    reason,
    outcome,
    createdAt,
    updatedAt,
    otherUser: toOtherUser(viewerId === hostId ? attendeeId : hostId, other, row.other),
    jointWith: joint && {
      id: joint.attendeeId,
      displayName: jointAlum?.displayName ?? DELETED_USER_NAME,
      status: joint.status,
    },
  };
}

function toProposal({
  proposedStart,
  proposedEnd,
  proposalNote,
  proposedAt,
}: MeetingState): MeetingDetails['proposal'] {
  if (!proposedStart || !proposedEnd || !proposedAt) return null;
  return { startTime: proposedStart, endTime: proposedEnd, note: proposalNote, createdAt: proposedAt };
}

/** Picture, college and major are hidden with the profile. */
function toOtherUser(id: number, person: PersonSummary | undefined, facts: OtherParticipantFacts): OtherUser {
  const noStudies = { college: null, major: null };
  if (!person) {
    return { id, displayName: DELETED_USER_NAME, avatarUrl: null, role: null, ...noStudies, isSample: false };
  }
  const { displayName, role, isSample } = person;
  const isShown = role === 'alumni' ? !facts.isHidden : facts.isConnected || (facts.isPublic && !person.isMinor);
  const avatarUrl = role === 'alumni' && facts.isHidden ? null : person.avatarUrl;
  if (!isShown) return { id, displayName, avatarUrl, role, ...noStudies, isSample };
  const [college, major] = role === 'alumni' ? [facts.college, facts.major] : [null, facts.intendedMajor];
  return { id, displayName, avatarUrl, role, college, major, isSample };
}

interface ListMeetingsInput {
  readonly by: number;
  readonly when?: MeetingListFilter;
  readonly limit: number;
  readonly offset: number;
}

/** Lists a user's meetings with the other participants. */
@UseCase()
export class ListMeetings {
  constructor(
    private readonly reader: MeetingReader,
    private readonly people: People,
    private readonly clock: Clock,
  ) {}

  async execute({ by, ...query }: ListMeetingsInput): Promise<{ items: MeetingDetails[]; total: number }> {
    const { items, total } = await this.reader.list(by, { ...query, now: this.clock.now() });
    return { items: await this.#toDetails(by, items), total };
  }

  /**
   * Finds a meeting in any state.
   * @throws MeetingNotFound
   */
  async getById(by: number, id: number): Promise<MeetingDetails> {
    const row = await this.reader.findById(by, id);
    const [details] = row ? await this.#toDetails(by, [row]) : [];
    if (!details) throw new MeetingNotFound();
    return details;
  }

  async #toDetails(by: number, rows: readonly MeetingRow[]): Promise<MeetingDetails[]> {
    const otherOf = ({ hostId, attendeeId }: MeetingRow): number => (hostId === by ? attendeeId : hostId);
    const ids = rows.flatMap((row) => [otherOf(row), ...(row.joint ? [row.joint.attendeeId] : [])]);
    const people = await this.people.findByIds([...new Set(ids)].filter((id) => id > 0));
    return rows.map((row) =>
      meetingDetails(row, by, people.get(otherOf(row)), row.joint ? people.get(row.joint.attendeeId) : undefined),
    );
  }
}
