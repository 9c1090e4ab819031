import type { GeneratedConnection, GeneratedMeeting } from '../../contexts/mentorship';
import type { GeneratedMessage } from '../../contexts/messaging';
import { forEachRow } from '../../shared/infrastructure/typeorm/bulk-insert';
import { heavyTailWeight, Shares, timeBetween, timesBetween, zipfRank } from './distributions';
import type { Contactable, Population } from './population';
import type { SeededRandom } from './seeded-random';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;

/** Data goes back this far. */
const HISTORY_MS = 365 * DAY_MS;
/** Requests and answers of a person; the hours of meetings depend on this limit. */
const MAX_CONNECTIONS_OF_STUDENT = 40;
/** Half of an alum’s places, and of the weeks in which a first meeting takes place. */
const MEETING_WEEKS = 26;
const MAX_OPEN_REQUESTS = 5;
/** Unanswered requests expire after this time. */
const EXPIRY_MS = 10 * DAY_MS;
/** Of all connections: those between two alumni. */
const SHARE_BETWEEN_ALUMNI = 0.1;

/** A connection with the facts that only the generator needs. */
interface PlannedConnection extends Omit<GeneratedConnection, 'message'> {
  /** Its place in the sequence of connections, from 0. */
  readonly n: number;
  /** The number of the student, or of the first of two alumni. */
  readonly owner: number;
  /** When no more messages could be sent: it was ended, or now. Milliseconds. */
  readonly endsAt: number;
  readonly blockedBy: number | null;
  /** How many connections the owner had before; different for all connections of a student. */
  readonly orderOfOwner: number;
  /** How many students the mentor had accepted before; different for all accepted connections of a mentor. */
  readonly orderOfMentor: number;
}

interface RelationshipsInput {
  readonly connections: number;
  /** At least as many as connections: each request is a message. */
  readonly messages: number;
  readonly firstConnectionId: number;
}

/** Who knows whom in a population, and what they wrote to each other. The same on every call. */
export class Relationships {
  /** May be a little lower than wanted, because two people connect only once. */
  connectionCount = 0;
  #messageWeight = 0;

  private constructor(
    private readonly population: Population,
    private readonly input: RelationshipsInput,
  ) {}

  static async create(population: Population, input: RelationshipsInput): Promise<Relationships> {
    const relationships = new Relationships(population, input);
    await forEachRow(relationships.connections(), ({ n, acceptedAt }) => {
      relationships.connectionCount += 1;
      if (acceptedAt !== null) relationships.#messageWeight += relationships.#weightOfConversation(n);
    });
    return relationships;
  }

  /** Each pair once, ordered by the number of the student or the first alum. */
  *connections(): Generator<PlannedConnection> {
    const { students, alumni } = this.population;
    const mentees = new Uint8Array(this.population.size);
    const toStudents = Math.round(this.input.connections * (1 - SHARE_BETWEEN_ALUMNI));
    let n = 0;
    for (const [owners, total] of [
      [students, toStudents],
      [alumni, this.input.connections - toStudents],
    ] as const) {
      if (alumni.length < 2) return;
      const shares = new Shares(total, this.#totalActivity(owners));
      let missing = 0;
      for (let rank = 0; rank < owners.length; rank++) {
        const owner = owners[rank]!;
        const wanted = shares.take(this.#activity(owner)) + missing;
        // Of two alumni, the more popular one is always the other: each pair has one owner.
        const candidates = owners === students ? alumni : alumni.subarray(0, rank);
        const limit = Math.min(wanted, MAX_CONNECTIONS_OF_STUDENT, Math.floor(candidates.length / 3));
        const made = yield* this.#connectionsOf(owner, candidates, limit, n, mentees);
        n += made;
        missing = wanted - made;
      }
    }
  }

  *connectionsWithMessages(): Generator<GeneratedConnection> {
    for (const connection of this.connections()) {
      yield { ...connection, message: this.#requestMessage(connection) };
    }
  }

  /** Messages by conversation; times are ascending within each. */
  *messages(): Generator<GeneratedMessage> {
    const shares = new Shares(
      Math.max(0, this.input.messages - this.connectionCount),
      Math.max(1, this.#messageWeight),
    );
    for (const connection of this.connections()) {
      const { acceptedAt, status, fromUserId, toUserId, createdAt, updatedAt } = connection;
      const isAnswered = status !== 'pending';
      yield {
        senderId: fromUserId,
        recipientId: toUserId,
        content: this.#requestMessage(connection),
        isRequest: true,
        readAt: isAnswered ? (acceptedAt ?? updatedAt) : null,
        sentAt: createdAt,
      };
      if (acceptedAt !== null) {
        yield* this.#conversation(
          connection,
          acceptedAt.getTime(),
          shares.take(this.#weightOfConversation(connection.n)),
        );
      }
    }
  }

  /** Pairs of the one who blocks and the one who is blocked. */
  *blocks(): Generator<{ readonly blockerId: number; readonly blockedId: number; readonly blockedAt: Date }> {
    for (const { blockedBy, fromUserId, toUserId, updatedAt } of this.connections()) {
      if (blockedBy === null) continue;
      const blockedId = blockedBy === fromUserId ? toUserId : fromUserId;
      yield { blockerId: blockedBy, blockedId, blockedAt: updatedAt };
    }
  }

  /**
   * Meetings of connected students and mentors. The week depends on the mentor's other students and the hour on the
   * student's other mentors, so no one is in two meetings at the same time.
   */
  *meetings(firstId: number): Generator<GeneratedMeeting> {
    const now = this.population.now.getTime();
    let id = firstId;
    for (const connection of this.connections()) {
      const { acceptedAt, mentorId, status, orderOfMentor, orderOfOwner, n, fromUserId, toUserId } = connection;
      const random = this.population.random('meetings', n);
      if (acceptedAt === null || mentorId === null || status !== 'connected' || !random.chance(0.5)) continue;
      const firstMonday = startOfWeek(now) - (MEETING_WEEKS * 2 - 4) * WEEK_MS;
      for (const round of [0, 1]) {
        const week = firstMonday + (round * MEETING_WEEKS + (orderOfMentor % MEETING_WEEKS)) * WEEK_MS;
        const startTime = week + Math.floor(orderOfOwner / 8) * DAY_MS + (15 + (orderOfOwner % 8)) * HOUR_MS;
        if (startTime < acceptedAt.getTime() + DAY_MS || random.chance(0.3)) continue;
        const daysBefore = random.integer(1, 7);
        const createdAt = Math.max(acceptedAt.getTime(), Math.min(now, startTime) - daysBefore * DAY_MS);
        const isHostSender = random.chance(0.5);
        yield {
          id: id++,
          hostId: isHostSender ? fromUserId : toUserId,
          attendeeId: isHostSender ? toUserId : fromUserId,
          title: random.one(['First conversation', 'Questions about college', 'Application review', 'Check-in']),
          startTime: new Date(startTime),
          endTime: new Date(startTime + random.one([30, 45, 60]) * MINUTE_MS),
          isCancelled: random.chance(0.08),
          createdAt: new Date(createdAt),
        };
      }
    }
  }

  /** Computed only where it is needed, because texts take longer than everything else. */
  #requestMessage({ n, owner }: PlannedConnection): string {
    return this.population.text(this.population.random('request', n), this.population.field(owner), 3);
  }

  #totalActivity(owners: Int32Array): number {
    let total = 0;
    for (const owner of owners) total += this.#activity(owner);
    return Math.max(1, total);
  }

  /** A few people are much more active than the others. */
  #activity(n: number): number {
    return heavyTailWeight(this.population.random('activity', n), MAX_CONNECTIONS_OF_STUDENT);
  }

  #weightOfConversation(n: number): number {
    return heavyTailWeight(this.population.random('conversation-length', n), 2_000);
  }

  /** @returns the number of connections */
  *#connectionsOf(
    owner: number,
    candidates: Int32Array,
    limit: number,
    firstN: number,
    mentees: Uint8Array,
  ): Generator<PlannedConnection, number> {
    const random = this.population.random('connections', owner);
    const one = this.population.contactable(owner);
    const chosen = new Set<number>();
    let made = 0;
    let open = 0;
    // Some draws repeat an earlier one, or someone who can't be contacted.
    for (let tries = 0; made < limit && tries < limit * 4 + 10; tries++) {
      const number = this.#pick(owner, candidates, random);
      if (chosen.has(number)) continue;
      const alum = this.population.contactable(number);
      const sender = this.#findSender(one, alum, random);
      if (!sender) continue;
      chosen.add(number);
      const [n, orderOfOwner] = [firstN + made, made];
      const connection = this.#connection(
        { n, owner, orderOfOwner, number },
        { one, alum, isFromOwner: sender === one },
        mentees,
        open,
      );
      if (connection.status === 'pending' && sender === one) open += 1;
      made += 1;
      yield connection;
    }
    return made;
  }

  /** Prefers popular alumni, and those who studied in the same field. */
  #pick(owner: number, candidates: Int32Array, random: SeededRandom): number {
    const [first, second] = [zipfRank(random, candidates.length), zipfRank(random, candidates.length)].map(
      (rank) => candidates[rank]!,
    ) as [number, number];
    const field = this.population.field(owner);
    return this.population.field(first) !== field && this.population.field(second) === field ? second : first;
  }

  /** Returns who can have sent the request; null if neither can. No adult writes to a minor first. */
  #findSender(owner: Contactable, alum: Contactable, random: SeededRandom): Contactable | null {
    const { isStudent } = owner;
    const canOwner = alum.isFindable && (!isStudent || alum.acceptsStudents);
    const canAlum = owner.isFindable && !owner.isMinor;
    if (canOwner && canAlum) return random.chance(isStudent ? 0.9 : 0.5) ? owner : alum;
    return canOwner ? owner : canAlum ? alum : null;
  }

  #connection(
    place: Pick<PlannedConnection, 'n' | 'owner' | 'orderOfOwner'> & { readonly number: number },
    { one, alum, isFromOwner }: { one: Contactable; alum: Contactable; isFromOwner: boolean },
    mentees: Uint8Array,
    open: number,
  ): PlannedConnection {
    const { n, owner, orderOfOwner, number } = place;
    const { population } = this;
    const random = population.random('connection', n);
    const now = population.now.getTime();
    const [from, to] = isFromOwner ? [one, alum] : [alum, one];
    const mentorId = one.isStudent ? alum.id : null;
    const start = Math.max(now - HISTORY_MS, population.registeredAt(owner), population.registeredAt(number));
    const createdAt = timeBetween(random.next(), start, now);
    const lag = Math.round(Math.min(EXPIRY_MS - HOUR_MS, 2 * HOUR_MS * heavyTailWeight(random, 100)));
    const answeredAt = createdAt + lag;
    const orderOfMentor = mentees[number]!;
    const hasPlace = mentorId === null || orderOfMentor < alum.maxMentees;
    const common = {
      id: this.input.firstConnectionId + n,
      n,
      owner,
      orderOfOwner,
      orderOfMentor,
      fromUserId: from.id,
      toUserId: to.id,
      mentorId,
      createdAt: new Date(createdAt),
      acceptedAt: null,
      blockedBy: null,
      endsAt: now,
    };
    const drawn = random.next();
    if (answeredAt > now || (now - createdAt < EXPIRY_MS && drawn > 0.7)) {
      if (open < MAX_OPEN_REQUESTS)
        return { ...common, status: 'pending', closedBy: null, updatedAt: common.createdAt };
      const withdrawnAt = new Date(Math.min(now, createdAt + HOUR_MS));
      return { ...common, status: 'closed', closedBy: 'withdrawn', updatedAt: withdrawnAt };
    }
    if (drawn < 0.72 && hasPlace) {
      const acceptedAt = new Date(answeredAt);
      const endedAt = Math.floor(answeredAt + (now - answeredAt) * random.next());
      const isEnded = random.chance(0.08);
      if (!isEnded) {
        if (mentorId !== null) mentees[number] = orderOfMentor + 1;
        return { ...common, status: 'connected', closedBy: null, updatedAt: acceptedAt, acceptedAt };
      }
      return {
        ...common,
        status: 'closed',
        closedBy: 'disconnected',
        updatedAt: new Date(endedAt),
        acceptedAt,
        endsAt: endedAt,
        blockedBy: random.chance(0.2) ? random.one([from.id, to.id]) : null,
      };
    }
    if (drawn < 0.86 || createdAt + EXPIRY_MS > now) {
      return { ...common, status: 'declined', closedBy: null, updatedAt: new Date(answeredAt) };
    }
    if (drawn > 0.97) {
      return { ...common, status: 'closed', closedBy: 'withdrawn', updatedAt: new Date(createdAt + lag) };
    }
    return { ...common, status: 'closed', closedBy: 'expired', updatedAt: new Date(createdAt + EXPIRY_MS) };
  }

  /** The messages after a request was accepted. Those at the end may be unread. */
  *#conversation(
    { n, owner, fromUserId, toUserId, endsAt }: PlannedConnection,
    acceptedAt: number,
    count: number,
  ): Generator<GeneratedMessage> {
    const { population } = this;
    const random = population.random('conversation', n);
    const field = population.field(owner);
    const now = population.now.getTime();
    // Nothing is sent in the last minute, so a block is later than every message.
    const times = timesBetween(random, count, acceptedAt, Math.max(acceptedAt, endsAt - MINUTE_MS));
    const unreadCount = random.chance(0.2) ? Math.min(count, zipfRank(random, 20) + 1) : 0;
    let sender = toUserId;
    for (const [at, sentAt] of times.entries()) {
      const isUnread = at >= count - unreadCount;
      // The sender changes only between read messages: a reply means that the earlier messages were read.
      if (!isUnread && at > 0 && random.chance(0.7)) sender = sender === fromUserId ? toUserId : fromUserId;
      yield {
        senderId: sender,
        recipientId: sender === fromUserId ? toUserId : fromUserId,
        content: population.text(random, field, 3),
        isRequest: false,
        readAt: isUnread ? null : new Date(Math.min(now, sentAt + random.integer(1, 600) * MINUTE_MS)),
        sentAt: new Date(sentAt),
      };
    }
  }
}

/** Monday, 00:00 UTC. */
function startOfWeek(time: number): number {
  const day = Math.floor(time / DAY_MS);
  return (day - ((day + 3) % 7)) * DAY_MS;
}
