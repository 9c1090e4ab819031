import type { CheckIn } from '../../../domain/mentoring-outcomes/check-in';
import {
  type MentoringPair,
  MentoringRelationship,
  type MentoringState,
} from '../../../domain/mentoring-outcomes/mentoring-relationship';
import { Thanks, type ThanksState } from '../../../domain/mentoring-outcomes/thanks';
import type { MeetingState } from '../../../domain/meetings/meeting-state';
import type { Blocks, Connections } from '../../connections/ports/connections';
import {
  type CheckInEntry,
  type CheckInRequest,
  CheckIns,
  MentoringRelationships,
  type PublishedThanksQuery,
  ThanksStore,
} from '../ports/mentoring-outcomes';

const isBetween = ({ studentId, alumId }: MentoringPair, userId: number, otherIds: readonly number[]): boolean =>
  (studentId === userId && otherIds.includes(alumId)) || (alumId === userId && otherIds.includes(studentId));

export class InMemoryMentoringRelationships extends MentoringRelationships {
  readonly #states = new Map<string, MentoringState>();

  async find(pair: MentoringPair): Promise<MentoringRelationship> {
    const state = this.#states.get(`${pair.studentId} ${pair.alumId}`);
    return state ? MentoringRelationship.restore({ ...state }) : MentoringRelationship.start(pair);
  }

  async save(relationship: MentoringRelationship): Promise<void> {
    const state = relationship.snapshot();
    this.#states.set(`${state.studentId} ${state.alumId}`, state);
  }

  async listByUser(userId: number, otherIds: readonly number[]): Promise<readonly MentoringState[]> {
    return [...this.#states.values()].filter((state) => isBetween(state, userId, otherIds));
  }
}

export class InMemoryThanksStore extends ThanksStore {
  readonly states = new Map<number, ThanksState>();
  #last = 0;

  constructor(private readonly blocks: Blocks) {
    super();
  }

  async nextId(): Promise<number> {
    return ++this.#last;
  }

  async find(id: number): Promise<Thanks | null> {
    const state = this.states.get(id);
    return state ? Thanks.restore({ ...state }) : null;
  }

  async findByPair({ studentId, alumId }: MentoringPair): Promise<Thanks | null> {
    const state = [...this.states.values()].find((one) => one.studentId === studentId && one.alumId === alumId);
    return state ? Thanks.restore({ ...state }) : null;
  }

  async save(thanks: Thanks): Promise<void> {
    this.states.set(thanks.snapshot().id, thanks.snapshot());
  }

  async delete(id: number): Promise<void> {
    this.states.delete(id);
  }

  async listByUser(userId: number, otherIds: readonly number[]): Promise<readonly ThanksState[]> {
    return [...this.states.values()].filter((state) => isBetween(state, userId, otherIds));
  }

  async listPublishingStudents(alumId: number): Promise<readonly number[]> {
    const found: number[] = [];
    for (const { studentId } of this.#listPublished(alumId)) {
      const { byOne, byOther } = await this.blocks.findBetween(studentId, alumId);
      if (!byOne && !byOther) found.push(studentId);
    }
    return found;
  }

  async listPublished(
    alumId: number,
    { studentIds, limit, before }: PublishedThanksQuery,
  ): Promise<readonly ThanksState[]> {
    const key = ({ publishedAt, id }: ThanksState): [number, number] => [publishedAt?.getTime() ?? 0, id];
    const compare = (one: [number, number], other: [number, number]): number => one[0] - other[0] || one[1] - other[1];
    const isListed = (one: ThanksState): boolean =>
      studentIds.includes(one.studentId) && (!before || compare(key(one), [before.at.getTime(), before.id]) < 0);
    const listed = this.#listPublished(alumId).filter(isListed);
    return listed.sort((one, other) => compare(key(other), key(one))).slice(0, limit);
  }

  #listPublished(alumId: number): ThanksState[] {
    return [...this.states.values()].filter(
      (one) => one.alumId === alumId && one.publishedAt !== null && !one.isHiddenByModerators,
    );
  }
}

export class InMemoryCheckIns extends CheckIns {
  readonly #checkIns = new Map<string, CheckIn>();
  readonly #asked = new Set<string>();

  /** @param hasOutcome whether the person has said otherwise what became of the meeting */
  constructor(
    private readonly meetings: { readonly all: readonly MeetingState[] },
    private readonly connections: Pick<Connections, 'findBetween'>,
    private readonly blocks: Blocks,
    private readonly hasOutcome: (meetingId: number, userId: number) => boolean,
  ) {
    super();
  }

  async find(meetingId: number, userId: number): Promise<CheckIn | null> {
    return this.#checkIns.get(`${meetingId} ${userId}`) ?? null;
  }

  async save(checkIn: CheckIn): Promise<void> {
    this.#checkIns.set(`${checkIn.meetingId} ${checkIn.userId}`, checkIn);
  }

  async listPastMeetings(
    userId: number,
    otherIds: readonly number[],
    { from, until }: { readonly from: Date; readonly until: Date },
    limit: number,
  ): Promise<readonly CheckInEntry[]> {
    const entries = await this.#listEntries(userId);
    return entries
      .filter(({ otherId, endTime }) => otherIds.includes(otherId) && endTime > from && endTime <= until)
      .sort((one, other) => other.endTime.getTime() - one.endTime.getTime() || one.meetingId - other.meetingId)
      .slice(0, limit);
  }

  async findEntry(userId: number, meetingId: number): Promise<CheckInEntry | null> {
    return (await this.#listEntries(userId)).find((entry) => entry.meetingId === meetingId) ?? null;
  }

  async claimDue(
    { from, until }: { readonly from: Date; readonly until: Date },
    _: Date,
    limit: number,
  ): Promise<readonly CheckInRequest[]> {
    const requests: CheckInRequest[] = [];
    for (const { id, status, hostId, attendeeId, endTime } of this.meetings.all) {
      if (status !== 'confirmed' || endTime <= from || endTime > until || Math.min(hostId, attendeeId) < 1) continue;
      const connection = await this.connections.findBetween(hostId, attendeeId);
      if (connection?.snapshot().status !== 'connected') continue;
      for (const userId of [hostId, attendeeId].sort((one, other) => one - other)) {
        const key = `${id} ${userId}`;
        if (requests.length === limit || this.#asked.has(key) || this.#checkIns.has(key) || this.hasOutcome(id, userId))
          continue;
        this.#asked.add(key);
        requests.push({ meetingId: id, userId, otherId: hostId + attendeeId - userId });
      }
    }
    return requests;
  }

  async #listEntries(userId: number): Promise<CheckInEntry[]> {
    const entries: CheckInEntry[] = [];
    for (const { id: meetingId, status, hostId, attendeeId, title, endTime } of this.meetings.all) {
      if (status !== 'confirmed' || ![hostId, attendeeId].includes(userId)) continue;
      const otherId = hostId + attendeeId - userId;
      const { byOne, byOther } = await this.blocks.findBetween(userId, otherId);
      if (byOne || byOther) continue;
      const others = await this.find(meetingId, otherId);
      const othersNextStep = others?.isNextStepShared ? others.nextStep : null;
      entries.push({ meetingId, otherId, title, endTime, checkIn: await this.find(meetingId, userId), othersNextStep });
    }
    return entries;
  }
}
