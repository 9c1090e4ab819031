/**
 * The calls about messages with the product's own statements and responses, without the framework, the validation of
 * requests and the mapping of entities.
 */
import { createHash } from 'node:crypto';
import { built } from '../built.mjs';

const messaging = (file) => built(`contexts/messaging/${file}`);

/** @param {import('./product.mjs').Product} product */
export function messageCalls({ unitOfWork, get }) {
  const { ConversationReader } = messaging('application/conversations/ports/conversations.js');
  const { ListConversations } = messaging('application/conversations/list-conversations.js');
  const { ShowThread } = messaging('application/conversations/list-messages.js');
  const { SendMessage } = messaging('application/conversations/send-message.js');
  const { toConversationView } = messaging('infrastructure/conversations/conversations.dto.js');
  const { toView, toSentView } = messaging('infrastructure/conversations/messages.dto.js');
  const { IdempotencyKeys } = built('shared/infrastructure/idempotency/idempotency-keys.js');
  const listConversations = get(ListConversations);
  const showThread = get(ShowThread);
  const conversations = get(ConversationReader);
  const sendMessage = get(SendMessage);
  const keys = get(IdempotencyKeys);

  const calls = {
    inbox: async (by) => {
      const { items } = await listConversations.execute({ by, limit: 20, after: null });
      return items.map(toConversationView);
    },
    thread: async (by, otherId) => {
      const { items } = await showThread.execute({ by: by.id, otherId, limit: 50, before: null });
      return items.map(toView);
    },
    unreadCount: async (by) => ({ count: await conversations.countUnread(by.id) }),
    send: (by, { recipientId, content }, key) =>
      unitOfWork.run(async () => {
        const named = { scope: `user:${by.id}`, key };
        await keys.claim(named);
        const body = toSentView(await sendMessage.execute({ senderId: by.id, recipientId, content }));
        await keys.saveResponse(named, {
          requestHash: createHash('sha256').update(content).digest('hex'),
          status: 201,
          body,
        });
        return body;
      }),
    /** @param {import('./server.mjs').Call} call @returns {Promise<import('./server.mjs').Answer>} */
    answer: async ({ url, method, header, findOwner, read }) => {
      const by = await findOwner();
      if (method === 'POST')
        return { body: await calls.send(by, await read(), header('idempotency-key')), status: 201 };
      const [, , , of] = url.pathname.split('/');
      if (of === undefined) return { body: await calls.inbox(by) };
      return { body: of === 'unread-count' ? await calls.unreadCount(by) : await calls.thread(by, Number(of)) };
    },
  };
  return calls;
}
