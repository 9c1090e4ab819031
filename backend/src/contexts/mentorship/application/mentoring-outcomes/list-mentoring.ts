import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import { ConnectionNotFound, daysAfter } from '../../domain/connections/connection-state';
import { type CheckInAnswer, isCheckInOpen } from '../../domain/mentoring-outcomes/check-in';
import { findOpenProposal, type MentoringState } from '../../domain/mentoring-outcomes/mentoring-relationship';
import type { ThanksState } from '../../domain/mentoring-outcomes/thanks';
import { MeetingNotFound } from '../../domain/meetings/meeting-state';
import { ConnectionReader, type ConnectionRow } from '../connections/ports/connections';
import { People } from '../profiles/ports/people';
import { findMentoringPair } from './load-mentoring';
import { type CheckInEntry, CheckIns, MentoringRelationships, ThanksStore } from './ports/mentoring-outcomes';

/** How long past meetings are listed, and how many of all relationships together. */
const LISTED_MEETINGS = { days: 90, max: 200 } as const;

/** A past meeting, with what the viewer said and what the other person shares. */
export interface MeetingCheckIn {
  readonly meetingId: number;
  readonly title: string;
  readonly endTime: Date;
  /** Null if the viewer hasn't answered, or skipped it. */
  readonly answer: CheckInAnswer | null;
  readonly isSkipped: boolean;
  /** Whether the viewer can answer, or change the answer, now. */
  readonly isOpen: boolean;
  /** The other's next step, if they share it. */
  readonly othersNextStep: string | null;
}

/** Thanks as one of the two sees them. */
export interface OwnThanks extends Pick<
  ThanksState,
  'id' | 'text' | 'mayPublish' | 'signature' | 'alumAnswer' | 'writtenAt'
> {
  /** Both agreed, and no moderator has hidden it. */
  readonly isPublished: boolean;
  /** A moderator has hidden it; always false for the alum, who doesn't see it then. */
  readonly isHiddenByModerators: boolean;
}

/** A mentoring relationship as one of the two sees it. */
export interface MentoringDetails {
  /** The other person. */
  readonly userId: number;
  readonly side: 'student' | 'alum';
  /** Whether the two are connected. */
  readonly isActive: boolean;
  /** When both agreed that it is finished; null if they didn't. */
  readonly finishedAt: Date | null;
  readonly goal: string | null;
  readonly goalEditedAt: Date | null;
  readonly proposedEnd: { readonly isOwn: boolean; readonly proposedAt: Date; readonly lapsesAt: Date } | null;
  readonly thanks: OwnThanks | null;
  /** Meetings of the last 90 days, latest first. */
  readonly checkIns: readonly MeetingCheckIn[];
}

/** Loads the mentoring relationships of a user with some others, in a fixed number of statements. */
@UseCase()
export class ListMentoring {
  constructor(
    private readonly reader: ConnectionReader,
    private readonly people: People,
    private readonly relationships: MentoringRelationships,
    private readonly checkIns: CheckIns,
    private readonly thanks: ThanksStore,
    private readonly clock: Clock,
  ) {}

  /** Leaves out people who aren't a student and an alum with a current or past connection. */
  async execute(by: number, otherIds: readonly number[]): Promise<readonly MentoringDetails[]> {
    const others = [...(await this.people.findActiveByIds([...new Set(otherIds)])).keys()];
    const { items } = await this.reader.list(by, { others, limit: otherIds.length, offset: 0 });
    const ids = items.filter(isMentoring).map((row) => otherIdOf(row, by));
    const now = this.clock.now();
    const period = { from: daysAfter(now, -LISTED_MEETINGS.days), until: now };
    const states = await this.relationships.listByUser(by, ids);
    const thanks = await this.thanks.listByUser(by, ids);
    const meetings = await this.checkIns.listPastMeetings(by, ids, period, LISTED_MEETINGS.max);
    const isBetween = (one: { studentId: number; alumId: number }, id: number): boolean =>
      one.studentId === id || one.alumId === id;
    return items.filter(isMentoring).map((row) => {
      const id = otherIdOf(row, by);
      return toDetails(by, row, now, {
        state: states.find((one) => isBetween(one, id)),
        thanks: thanks.find((one) => isBetween(one, id)),
        meetings: meetings.filter(({ otherId }) => otherId === id),
      });
    });
  }

  /** @throws ConnectionNotFound */
  async getByOtherId(by: number, otherId: number): Promise<MentoringDetails> {
    const [details] = await this.execute(by, [otherId]);
    if (!details) throw new ConnectionNotFound();
    return details;
  }

  /**
   * Returns the check-in of one meeting, no matter with which person.
   * @throws MeetingNotFound unless the meeting was confirmed and is the user's
   */
  async getCheckIn(by: number, meetingId: number): Promise<MeetingCheckIn> {
    const entry = await this.checkIns.findEntry(by, meetingId);
    if (!entry) throw new MeetingNotFound();
    return toMeetingCheckIn(entry, this.clock.now());
  }
}

const otherIdOf = ({ fromUserId, toUserId }: ConnectionRow, by: number): number => fromUserId + toUserId - by;

/** Whether the two are connected, or were: not for requests that never were accepted. */
const isMentoring = (row: ConnectionRow): boolean =>
  findMentoringPair(row) !== null &&
  (row.status === 'connected' || row.closedBy === 'disconnected' || row.closedBy === 'finished');

interface StoredParts {
  readonly state: MentoringState | undefined;
  readonly thanks: ThanksState | undefined;
  readonly meetings: readonly CheckInEntry[];
}

function toDetails(by: number, row: ConnectionRow, now: Date, { state, thanks, meetings }: StoredParts) {
  const side = row.mentorId === by ? 'alum' : 'student';
  const isActive = row.status === 'connected';
  const proposal = isActive && state ? findOpenProposal(state, row.updatedAt, now) : null;
  return {
    userId: otherIdOf(row, by),
    side,
    isActive,
    finishedAt: row.closedBy === 'finished' ? row.updatedAt : null,
    goal: state?.goal ?? null,
    goalEditedAt: state?.goalEditedAt ?? null,
    proposedEnd: proposal && {
      isOwn: proposal.proposedBy === by,
      proposedAt: proposal.proposedAt,
      lapsesAt: proposal.lapsesAt,
    },
    thanks: thanks ? toOwnThanks(thanks, side) : null,
    checkIns: meetings.map((entry) => toMeetingCheckIn(entry, now)),
  } satisfies MentoringDetails;
}

function toOwnThanks(thanks: ThanksState, side: 'student' | 'alum'): OwnThanks | null {
  const { id, text, mayPublish, signature, alumAnswer, isHiddenByModerators, writtenAt, publishedAt } = thanks;
  if (side === 'alum' && isHiddenByModerators) return null;
  const isPublished = publishedAt !== null && !isHiddenByModerators;
  return { id, text, mayPublish, signature, alumAnswer, isPublished, isHiddenByModerators, writtenAt };
}

function toMeetingCheckIn(entry: CheckInEntry, now: Date): MeetingCheckIn {
  const { meetingId, title, endTime, checkIn, othersNextStep } = entry;
  const answer =
    checkIn === null || checkIn.happened === null
      ? null
      : {
          happened: checkIn.happened,
          helped: checkIn.helped,
          nextStep: checkIn.nextStep,
          isNextStepShared: checkIn.isNextStepShared,
        };
  const isSkipped = checkIn !== null && checkIn.happened === null;
  return { meetingId, title, endTime, answer, isSkipped, isOpen: isCheckInOpen(endTime, checkIn, now), othersNextStep };
}
