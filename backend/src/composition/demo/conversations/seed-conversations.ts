import { Injectable } from '@nestjs/common';
import {
  RelationshipsFacade,
  ConnectionRequestsFacade,
  MeetingsFacade,
  MentorshipDemoFacade,
} from '../../../contexts/mentorship';
import { ConversationsFacade } from '../../../contexts/messaging';
import { Clock } from '../../../shared/application/clock';
import { Transactions } from '../../../shared/application/transactions';
import { ignoreRefusal } from '../ignore-refusal';
import { DEMO_CONVERSATIONS, type DemoConversation } from './demo-conversations';
import { type DemoMeeting, PAST_DEMO_MEETINGS, type PastDemoMeeting, UPCOMING_DEMO_MEETINGS } from './demo-meetings';

const DAY_MS = 24 * 3_600_000;
/** The hour of the first meeting, around noon where most of them live; each further one is an hour later. */
const FIRST_HOUR_UTC = 17;
const MONDAY_AFTER: Readonly<Record<number, number>> = { 6: 2, 0: 1 };

type UserIds = ReadonlyMap<string, number>;

/**
 * Creates conversations and meetings between demo people, so that people who try out the product see more than empty
 * lists.
 */
@Injectable()
export class SeedConversations {
  constructor(
    private readonly relationships: RelationshipsFacade,
    private readonly requests: ConnectionRequestsFacade,
    private readonly meetings: MeetingsFacade,
    private readonly demo: MentorshipDemoFacade,
    private readonly messaging: ConversationsFacade,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Adds contact between people who have none; existing data doesn't change.
   *
   * @param ids keys of the demo people by username; people who are missing are skipped
   */
  async execute(ids: UserIds): Promise<void> {
    // The first ones of the list become the newest, which pages show first.
    for (const conversation of DEMO_CONVERSATIONS.toReversed()) {
      const [studentId, alumId] = [ids.get(conversation.student), ids.get(conversation.alum)];
      if (studentId && alumId) await ignoreRefusal(() => this.#seedConversation(studentId, alumId, conversation, ids));
    }
  }

  /** In one unit of work, so that no connection stays without its messages and meetings. */
  async #seedConversation(
    studentId: number,
    alumId: number,
    conversation: DemoConversation,
    ids: UserIds,
  ): Promise<void> {
    await this.transactions.run(async () => {
      const connectionId = await this.#writeMessages(studentId, alumId, conversation);
      if (connectionId === null) return;
      await this.#answerRequest(studentId, alumId, connectionId, conversation);
      await this.#seedMeetings(conversation, ids);
    });
  }

  /** @returns null if the two already have a connection */
  async #writeMessages(
    studentId: number,
    alumId: number,
    { messages: [request, ...messages], isRead = false }: DemoConversation,
  ): Promise<number | null> {
    if ((await this.relationships.findRelation(studentId, alumId)).connection) return null;
    const sent = await this.requests.request({ fromUserId: studentId, toUserId: alumId, message: request });
    // Another process may be doing the same.
    if (!sent.isNew) return null;
    for (const [n, content] of messages.entries()) {
      const [senderId, recipientId] = n % 2 === 0 ? [alumId, studentId] : [studentId, alumId];
      await this.messaging.send({ senderId, recipientId, content });
      await this.messaging.markRead({ by: senderId, otherId: recipientId });
      if (isRead) await this.messaging.markRead({ by: recipientId, otherId: senderId });
    }
    return sent.id;
  }

  async #answerRequest(
    studentId: number,
    alumId: number,
    connectionId: number,
    { question, declinedBecause }: DemoConversation,
  ): Promise<void> {
    if (question) await this.demo.askQuestion({ by: alumId, connectionId, question: question.text });
    if (question?.answer) await this.demo.answerQuestion({ by: studentId, connectionId, answer: question.answer });
    if (declinedBecause) await this.requests.decline(alumId, connectionId, declinedBecause);
  }

  async #seedMeetings({ student, alum }: DemoConversation, ids: UserIds): Promise<void> {
    const isBetweenTheTwo = ({ host, attendee }: DemoMeeting) =>
      [host, attendee].every((username) => username === student || username === alum);
    for (const [n, meeting] of UPCOMING_DEMO_MEETINGS.entries()) {
      if (isBetweenTheTwo(meeting)) await this.meetings.schedule(this.#toMeeting(meeting, ids, FIRST_HOUR_UTC + n));
    }
    for (const meeting of PAST_DEMO_MEETINGS) {
      if (isBetweenTheTwo(meeting)) await this.#seedPastMeeting(meeting, ids);
    }
  }

  #seedPastMeeting(meeting: PastDemoMeeting, ids: UserIds): Promise<void> {
    const { agenda, notes } = meeting;
    const actionItems = meeting.actionItems.map(({ text, owner, isDone }) => ({
      text,
      ownerId: ids.get(owner)!,
      dueOn: null,
      isDone,
    }));
    return this.demo.seedPastMeeting(this.#toMeeting(meeting, ids, FIRST_HOUR_UTC), { agenda, notes, actionItems });
  }

  #toMeeting({ host, attendee, title, description, inDays, minutes }: DemoMeeting, ids: UserIds, hour: number) {
    const startTime = new Date(this.clock.now().getTime() + inDays * DAY_MS);
    startTime.setUTCDate(startTime.getUTCDate() + (MONDAY_AFTER[startTime.getUTCDay()] ?? 0));
    startTime.setUTCHours(hour, 0, 0, 0);
    const endTime = new Date(startTime.getTime() + minutes * 60_000);
    return {
      hostId: ids.get(host)!,
      attendeeId: ids.get(attendee)!,
      meetingUrl: null,
      title,
      description,
      startTime,
      endTime,
    };
  }
}
