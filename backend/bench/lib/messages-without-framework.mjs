/**
 * The calls about messages with the product's own statements and responses, over a `pg` pool with prepared statements
 * and without the framework, the validation of requests and the mapping of entities.
 */
import { createHash } from 'node:crypto';
import { built, productWithoutFramework } from './product-without-framework.mjs';

const messaging = (file) => built(`contexts/messaging/${file}`);

/**
 * @param {string} databaseUrl
 * @param {(statement: import('./product-without-framework.mjs').Statement) => void} [onStatement]
 */
export async function messagesWithoutFramework(databaseUrl, onStatement) {
  const { unitOfWork, get, close } = await productWithoutFramework(databaseUrl, onStatement);
  const { ConversationReader } = messaging('application/conversations/ports/conversations.js');
  const { ListConversations } = messaging('application/conversations/list-conversations.js');
  const { ShowThread } = messaging('application/conversations/list-messages.js');
  const { SendMessage } = messaging('application/conversations/send-message.js');
  const { toConversationView } = messaging('infrastructure/conversations/conversations.dto.js');
  const { toView, toSentView } = messaging('infrastructure/conversations/messages.dto.js');
  const { Authenticator } = built('shared/application/authenticator.js');
  const { IdempotencyKeys } = built('shared/infrastructure/idempotency/idempotency-keys.js');
  const authenticator = get(Authenticator);
  const listConversations = get(ListConversations);
  const showThread = get(ShowThread);
  const conversations = get(ConversationReader);
  const sendMessage = get(SendMessage);
  const keys = get(IdempotencyKeys);

  return {
    findOwner: (secret) => authenticator.findOwner(secret),
    inbox: async (by) => {
      const { items } = await listConversations.execute({ by, limit: 20, after: null });
      return items.map(toConversationView);
    },
    thread: async (by, otherId) => {
      const { items } = await showThread.execute({ by: by.id, otherId, limit: 50, before: null });
      return items.map(toView);
    },
    unreadCount: async (by) => ({ count: await conversations.unreadCount(by.id) }),
    send: (by, { recipientId, content }, key) =>
      unitOfWork.run(async () => {
        const named = { scope: `user:${by.id}`, key };
        await keys.claim(named);
        const body = toSentView(await sendMessage.execute({ senderId: by.id, recipientId, content }));
        await keys.keep(named, { requestHash: createHash('sha256').update(content).digest('hex'), status: 201, body });
        return body;
      }),
    close,
  };
}
