import { Injectable } from '@nestjs/common';
import { RelationshipsFacade, ConnectionRequestsFacade, MeetingsFacade } from '../../contexts/mentorship';
import { ConversationsFacade } from '../../contexts/messaging';
import { Clock } from '../../shared/application/clock';
import { DomainError } from '../../shared/domain/domain-error';
import { DEMO_MEETINGS, DEMO_TALKS, type DemoMeeting, type DemoTalk } from './demo-dealings';

const DAY_MS = 24 * 3_600_000;
/** Around noon where most of them live. */
const HOUR_UTC = 17;
const MONDAY_AFTER: Readonly<Record<number, number>> = { 6: 2, 0: 1 };

/**
 * Creates conversations and meetings between demo people, so that people who try out the product see more than empty
 * lists.
 */
@Injectable()
export class SeedDealings {
  constructor(
    private readonly relationships: RelationshipsFacade,
    private readonly requests: ConnectionRequestsFacade,
    private readonly meetings: MeetingsFacade,
    private readonly messaging: ConversationsFacade,
    private readonly clock: Clock,
  ) {}

  /**
   * Adds contact between people who have none; existing data doesn't change.
   *
   * @param ids keys of the demo people by username; people who are missing are skipped
   */
  async execute(ids: ReadonlyMap<string, number>): Promise<void> {
    for (const talk of DEMO_TALKS) {
      const [one, other] = talk.between.map((username) => ids.get(username));
      if (one && other) await this.#begin(one, other, talk, ids);
    }
  }

  async #begin(one: number, other: number, talk: DemoTalk, ids: ReadonlyMap<string, number>): Promise<void> {
    try {
      if (await this.#talk(one, other, talk)) await this.#meet(talk, ids);
    } catch (error) {
      // A person who tried out the account may have declined or blocked the other: that isn't undone.
      if (!(error instanceof DomainError)) throw error;
    }
  }

  /** @returns false if the two already have a connection */
  async #talk(one: number, other: number, { words: [first, ...rest] }: DemoTalk): Promise<boolean> {
    if ((await this.relationships.findRelation(one, other)).connection) return false;
    const request = { fromUserId: one, toUserId: other, message: first ?? null };
    const { isNew } = await this.requests.request(request);
    // Another process may be doing the same.
    if (!isNew) return false;
    for (const [n, content] of rest.entries()) {
      const [senderId, recipientId] = n % 2 === 0 ? [other, one] : [one, other];
      await this.messaging.send({ senderId, recipientId, content });
      await this.messaging.markRead({ by: senderId, otherId: recipientId });
    }
    return true;
  }

  async #meet({ between }: DemoTalk, ids: ReadonlyMap<string, number>): Promise<void> {
    for (const meeting of DEMO_MEETINGS) {
      const [hostId, attendeeId] = [ids.get(meeting.host), ids.get(meeting.attendee)];
      const isTheirs = between.includes(meeting.host) && between.includes(meeting.attendee);
      if (!isTheirs || !hostId || !attendeeId) continue;
      await this.meetings.schedule({ hostId, attendeeId, meetingUrl: null, ...this.#plan(meeting) });
    }
  }

  #plan({ title, description, inDays, minutes }: DemoMeeting) {
    const startTime = new Date(this.clock.now().getTime() + inDays * DAY_MS);
    startTime.setUTCDate(startTime.getUTCDate() + (MONDAY_AFTER[startTime.getUTCDay()] ?? 0));
    startTime.setUTCHours(HOUR_UTC, 0, 0, 0);
    return { title, description, startTime, endTime: new Date(startTime.getTime() + minutes * 60_000) };
  }
}
