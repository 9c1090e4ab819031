import { LiveSessions } from '../../../../shared/application/authenticator';
import { UseCase } from '../../../../shared/application/use-case';
import type { Role } from '../../../../shared/domain/role';
import { getStreamBeginning, type LiveEvent } from '../../domain/stream/stream-events';
import { PersonalEvents } from './ports/stream-events';
import type { StreamEndReason, Outlet } from './ports/outlet';

interface StreamRequest {
  readonly userId: number;
  readonly role: Role;
  readonly sessionKey: string;
  /** The last event that the browser has seen; null if it has seen none. */
  readonly lastSeenId: number | null;
  readonly outlet: Outlet;
}

interface Stream extends Omit<StreamRequest, 'lastSeenId'> {
  /** The last event that was sent; null until the stream has started. */
  sent: number | null;
}

/** A browser opens one stream for all its tabs. */
export const MAX_STREAMS_PER_PERSON = 4;
/** Maximum number of events per person that are read at a time. */
const MAX_EVENTS_PER_PERSON = 200;
/** Maximum number of people whose events are read in one statement. */
const MAX_PEOPLE_PER_QUERY = 500;
const RETRY_DELAY_MS = 1_000;

/**
 * The open streams of this instance. Announcements only name the people with new events; the events and their order are
 * read from the database.
 */
@UseCase()
export class StreamHub {
  readonly #streams = new Map<number, Set<Stream>>();
  /** People who may have new events. */
  readonly #dueUserIds = new Set<number>();
  #isDelivering = false;
  #retryTimer?: NodeJS.Timeout;
  #isClosed = false;
  #firstStreamListener: (userId: number) => void = () => {};

  constructor(
    private readonly events: PersonalEvents,
    private readonly sessions: LiveSessions,
  ) {}

  get streamCount(): number {
    return [...this.#streams.values()].reduce((sum, { size }) => sum + size, 0);
  }

  /** People with a stream on this instance. */
  get connectedUserIds(): number[] {
    return [...this.#streams.keys()];
  }

  hasOpenStream(userId: number): boolean {
    return this.#streams.has(userId);
  }

  /** @param listener called when the first stream of a person has started */
  onFirstStream(listener: (userId: number) => void): void {
    this.#firstStreamListener = listener;
  }

  /** Resolves when the stream has started; it stays open until either side ends it. */
  async open({ lastSeenId, ...request }: StreamRequest): Promise<void> {
    const stream: Stream = { ...request, sent: null };
    if (this.#isClosed) return stream.outlet.end('moving');
    this.#add(stream);
    try {
      const beginning = getStreamBeginning(lastSeenId, await this.events.findEventRange(stream.userId));
      // The session may have ended before the stream was registered.
      await this.checkSessions(stream.userId);
      if (!this.#isOpen(stream)) return;
      stream.outlet.begin(beginning);
      const isFirst = this.#listStreams(stream.userId).every(({ sent }) => sent === null);
      stream.sent = beginning.after;
      this.deliverNewEvents(stream.userId);
      if (isFirst) this.#firstStreamListener(stream.userId);
    } catch (error) {
      this.#remove(stream);
      throw error;
    }
  }

  /** Delivers new events of this person, or of everyone. */
  deliverNewEvents(userId?: number): void {
    if (userId === undefined) for (const one of this.#streams.keys()) this.#dueUserIds.add(one);
    else if (this.#streams.has(userId)) this.#dueUserIds.add(userId);
    if (!this.#isDelivering) void this.#deliver();
  }

  /** Sends a momentary event to the open pages of these people; clients that are not reading miss it. */
  sendLive(userIds: readonly number[], event: LiveEvent, readAfter?: string): void {
    for (const userId of userIds) for (const { outlet } of this.#listReady(userId)) outlet.sendLive(event, readAfter);
  }

  /** Ends the streams of this person, or of everyone, whose session is over or whose owner has another role. */
  async checkSessions(userId?: number): Promise<void> {
    const streams = this.#listStreams(userId);
    if (streams.length === 0) return;
    const owners = await this.sessions.findByKeys([...new Set(streams.map(({ sessionKey }) => sessionKey))]);
    for (const stream of streams) {
      if (owners.get(stream.sessionKey)?.role !== stream.role) this.#end(stream, 'session-ended');
    }
  }

  ping(): void {
    for (const { outlet, sent } of this.#listStreams()) if (sent !== null && !outlet.isBlocked) outlet.ping();
  }

  /** Ends every stream, including those that are being opened. Clients reconnect to another instance. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#retryTimer);
    for (const stream of this.#listStreams()) this.#end(stream, 'moving');
  }

  #add(stream: Stream): void {
    const { userId, outlet } = stream;
    const streams = this.#streams.get(userId) ?? new Set();
    this.#streams.set(userId, streams.add(stream));
    const [oldest] = streams;
    if (streams.size > MAX_STREAMS_PER_PERSON && oldest) this.#end(oldest, 'too-many');
    outlet.onClose(() => this.#remove(stream));
    outlet.onDrained(() => this.deliverNewEvents(userId));
  }

  #remove(stream: Stream): void {
    const streams = this.#streams.get(stream.userId);
    streams?.delete(stream);
    if (streams?.size === 0) this.#streams.delete(stream.userId);
  }

  #end(stream: Stream, reason: StreamEndReason): void {
    this.#remove(stream);
    stream.outlet.end(reason);
  }

  #isOpen(stream: Stream): boolean {
    return this.#streams.get(stream.userId)?.has(stream) ?? false;
  }

  #listStreams(userId?: number): Stream[] {
    if (userId !== undefined) return [...(this.#streams.get(userId) ?? [])];
    return [...this.#streams.values()].flatMap((streams) => [...streams]);
  }

  /** Runs one statement at a time, however many announcements arrive in between. */
  async #deliver(): Promise<void> {
    this.#isDelivering = true;
    while (this.#dueUserIds.size > 0 && !this.#isClosed) {
      const people = [...this.#dueUserIds].slice(0, MAX_PEOPLE_PER_QUERY);
      people.forEach((userId) => this.#dueUserIds.delete(userId));
      try {
        await this.#deliverTo(people);
      } catch {
        // The database is unavailable. Late delivery loses nothing.
        people.forEach((userId) => this.#dueUserIds.add(userId));
        clearTimeout(this.#retryTimer);
        this.#retryTimer = setTimeout(() => this.deliverNewEvents(), RETRY_DELAY_MS);
        break;
      }
    }
    this.#isDelivering = false;
  }

  async #deliverTo(people: readonly number[]): Promise<void> {
    const cursors = people.flatMap((userId) => {
      const sent = this.#listReady(userId).map((stream) => stream.sent);
      return sent.length > 0 ? [{ userId, after: Math.min(...sent) }] : [];
    });
    if (cursors.length === 0) return;
    const found = await this.events.findAfter(cursors, MAX_EVENTS_PER_PERSON);
    for (const [userId, events] of found) {
      for (const stream of this.#listReady(userId)) {
        const news = events.filter(({ id }) => id > stream.sent);
        // A stream that started concurrently at a later position gets these events in the next batch, without a gap.
        if (news.length === 0 || news[0]!.id !== stream.sent + 1) continue;
        stream.sent = news.at(-1)!.id;
        stream.outlet.send(news);
      }
      if (events.length === MAX_EVENTS_PER_PERSON) this.#dueUserIds.add(userId);
    }
  }

  /** Returns streams that have started and whose client is reading. */
  #listReady(userId: number): (Stream & { sent: number })[] {
    return this.#listStreams(userId).filter(
      (stream): stream is Stream & { sent: number } => stream.sent !== null && !stream.outlet.isBlocked,
    );
  }
}
