import { NoTransactions } from '../../../../../shared/application/testing/no-transactions';
import { AnswerRequestMessage, StoreRequestMessage, ShowConnectionRequests } from '../request-messages';
import { DeleteMessage, ModerateMessage, MarkMessageRead } from '../change-message';
import { HideBlockedConversations } from '../hide-blocked-conversations';
import { ListConversations } from '../list-conversations';
import { ListMessages, HideUnsharedReceipts, ShowThread } from '../list-messages';
import { MarkConversation } from '../mark-conversation';
import { OpenConversation, ShowConversation } from '../show-conversation';
import { BlockBackfill } from '../ports/blocks';
import { InMemoryPeople } from '../../people/testing/in-memory-people';
import { ShowActivity } from '../../presence/presence';
import { InMemoryConsent, InMemoryPresences } from '../../presence/testing/in-memory-presence';
import { CountedLimits } from '../../presence/testing/counted-limits';
import { RecordedLiveEvents } from '../../stream/testing/recorded-live-events';
import { DeliverMessage } from '../deliver-message';
import { SendTyping } from '../send-typing';
import { SendMessage } from '../send-message';
import { StoreMessage } from '../store-message';
import { ScheduleDelivery } from '../../delivery-schedule/schedule-delivery';
import { InMemoryMailPlans } from '../../delivery-schedule/testing/in-memory-mail-plans';
import { InMemoryPushSubscriptions } from '../../delivery-schedule/testing/in-memory-push-subscriptions';
import { RecordedJobs, RecordedPushSender } from '../../notification-delivery/testing/recorded-delivery';
import { InMemoryEvents } from '../../stream/testing/in-memory-stream';
import { InMemoryConversationReader, InMemoryConversations } from './in-memory-conversations';
import { InMemoryMessageReader, InMemoryMessages } from './in-memory-messages';
import { InMemoryBlocks, InMemoryRelationships } from './in-memory-relationships';

export const NOON = new Date('2026-03-01T12:00:00Z');
export const robin = 1;
export const kim = 2;
/** Under 18. */
export const sasha = 3;

class InMemoryBlockBackfill extends BlockBackfill {
  upTo: readonly [number, number] | null = [0, 0];

  async findPosition(): Promise<readonly [number, number] | null> {
    return this.upTo;
  }

  async savePosition(pair: readonly [number, number] | null): Promise<void> {
    this.upTo = pair;
  }
}

/** The use cases of messaging, with in-memory stores. */
export function messagingFixture() {
  const clock = { at: NOON, now: () => clock.at };
  const conversations = new InMemoryConversations();
  const [messages, conversationReader] = [new InMemoryMessages(), new InMemoryConversationReader(conversations)];
  const reader = new InMemoryMessageReader(messages, conversations);
  const relationships = new InMemoryRelationships();
  const [transactions, backfill] = [new NoTransactions(), new InMemoryBlockBackfill()];
  const events = new InMemoryEvents();
  const limits = new CountedLimits();
  const plans = new InMemoryMailPlans();
  const jobs = new RecordedJobs();
  const schedule = new ScheduleDelivery(
    plans,
    new InMemoryPushSubscriptions(),
    new RecordedPushSender(),
    jobs,
    transactions,
    clock,
  );
  const people = new InMemoryPeople();
  people.people.set(sasha, { displayName: 'Sasha E.', isMinor: true });
  people.representatives.add(robin);
  const consent = new InMemoryConsent();
  const presences = new InMemoryPresences();
  const live = new RecordedLiveEvents();
  const activity = new ShowActivity(consent, presences, clock);
  const receipts = new HideUnsharedReceipts(consent);
  const store = new StoreMessage(messages, conversations, events, schedule, consent);
  const open = new OpenConversation(conversationReader, relationships);
  const blocks = new HideBlockedConversations(new InMemoryBlocks(relationships), backfill, conversations, transactions);
  const send = new SendMessage(messages, relationships, store, transactions, clock);
  conversations.deliver = new DeliverMessage(events, schedule);
  relationships.now = NOON;
  relationships.keep = new StoreRequestMessage(store);
  relationships.answer = new AnswerRequestMessage(messages, store);

  return {
    messages,
    events,
    reader,
    conversations,
    conversationReader,
    relationships,
    blocks,
    backfill,
    clock,
    send: (senderId: number, recipientId: number, content = 'Hello.') =>
      send.execute({ senderId, recipientId, content }),
    /** Adds or removes a block. */
    block: async (one: number, other: number, isBlocked = true) => {
      if (isBlocked) relationships.blocked.add(`${one}:${other}`);
      else relationships.blocked.delete(`${one}:${other}`);
      await blocks.updateVisibility(one, other);
    },
    list: new ListMessages(reader, receipts, people),
    answer: relationships.answer,
    read: new MarkMessageRead(messages, relationships, store, transactions, clock),
    delete: new DeleteMessage(messages, conversationReader, store, transactions, clock),
    moderate: new ModerateMessage(messages, reader, store, relationships, transactions, clock),
    requests: new ShowConnectionRequests(relationships, reader),
    thread: new ShowThread(open, reader, receipts),
    summary: new ShowConversation(open, reader, relationships, people, consent, activity),
    inbox: new ListConversations(conversationReader, reader, relationships, activity),
    mark: new MarkConversation(
      open,
      conversations,
      messages,
      relationships,
      events,
      schedule,
      consent,
      transactions,
      clock,
    ),
    type: new SendTyping(consent, open, live, limits),
    consent,
    presences,
    live,
    limits,
    plans,
  };
}
