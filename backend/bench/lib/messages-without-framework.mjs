/**
 * The calls about messages with the product's own statements and answers, over a `pg` pool with prepared statements and
 * without the framework, the validation of requests and the mapping of entities around them.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import pg from 'pg';
import { inProject } from '../../tools/lib/paths.mjs';

const built = (file) => createRequire(import.meta.url)(inProject('backend', 'dist', file));
const identity = (file) => built(`contexts/identity/${file}`);
const mentorship = (file) => built(`contexts/mentorship/${file}`);
const messaging = (file) => built(`contexts/messaging/${file}`);

/**
 * @typedef {object} Statement
 * @property {string} text
 * @property {unknown[]} values
 */

/**
 * @param {string} databaseUrl
 * @param {(statement: Statement) => void} [onStatement] hears of each statement besides BEGIN and COMMIT
 */
export function messagesWithoutFramework(databaseUrl, onStatement = () => undefined) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  const session = unitOfWorkOn(pool, onStatement);
  const clock = { now: () => new Date() };

  const { SqlPeopleReader } = identity('infrastructure/persistence/sql-people-reader.js');
  const { ShowPeople } = identity('application/show-people.js');
  const { SqlAuthenticator } = identity('infrastructure/persistence/sql-authenticator.js');
  const reader = new SqlPeopleReader(session);
  const people = new ShowPeople(reader, undefined, clock);
  const identityFacade = {
    reachable: (ids) => reader.reachable(ids),
    peopleWithoutColleges: (ids) => people.withoutColleges(ids),
  };

  const relationships = relationshipsOver(session, identityFacade);
  const { SqlConversationReader } = messaging('infrastructure/conversations/sql-conversation-reader.js');
  const { SqlMessageReader } = messaging('infrastructure/conversations/sql-message-reader.js');
  const { ListConversations } = messaging('application/conversations/list-conversations.js');
  const { OpenConversation } = messaging('application/conversations/open-conversation.js');
  const { ShowThread } = messaging('application/conversations/show-thread.js');
  const { toConversationView } = messaging('infrastructure/conversations/conversations.dto.js');
  const { toView, toSentView } = messaging('infrastructure/conversations/messages.dto.js');
  const conversations = new SqlConversationReader(session);
  const messages = new SqlMessageReader(session);
  const listConversations = new ListConversations(conversations, messages, relationships);
  const showThread = new ShowThread(new OpenConversation(conversations, relationships), messages);
  const sendMessage = sendingOver(session, relationships, clock);
  const authenticator = new SqlAuthenticator(session, clock);
  const { IdempotencyKeys } = built('shared/infrastructure/idempotency/idempotency-keys.js');
  const keys = new IdempotencyKeys(session, undefined);

  return {
    whoHolds: (secret) => authenticator.whoHolds(secret),
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
      session.run(async () => {
        const named = { scope: `user:${by.id}`, key };
        await keys.claim(named);
        const body = toSentView(await sendMessage.execute({ senderId: by.id, recipientId, content }));
        await keys.keep(named, { requestHash: createHash('sha256').update(content).digest('hex'), status: 201, body });
        return body;
      }),
    close: () => pool.end(),
  };
}

function relationshipsOver(session, identityFacade) {
  const { TypeormConnections } = mentorship('infrastructure/persistence/typeorm-connections.js');
  const { SqlBlocks } = mentorship('infrastructure/persistence/sql-blocks.js');
  const { SqlRelationshipReader } = mentorship('infrastructure/persistence/sql-relationship-reader.js');
  const { IdentityConnectionPeople } = mentorship('infrastructure/identity/identity-connection-people.js');
  const { ShowRelationships } = mentorship('application/show-relationships.js');
  const { MentorshipFacade } = mentorship('mentorship.facade.js');
  const { MentorshipRelationships } = messaging('infrastructure/conversations/mentorship-relationships.js');
  const facade = Object.assign(Object.create(MentorshipFacade.prototype), {
    connections: new TypeormConnections(session),
    blocks: new SqlBlocks(session),
    relationships: new ShowRelationships(
      new SqlRelationshipReader(session),
      new IdentityConnectionPeople(identityFacade),
      undefined,
    ),
  });
  return new MentorshipRelationships(facade, identityFacade);
}

function sendingOver(session, relationships, clock) {
  const { TypeormMessages } = messaging('infrastructure/conversations/typeorm-messages.js');
  const { SqlConversations } = messaging('infrastructure/conversations/sql-conversations.js');
  const { SqlPersonalEvents } = messaging('infrastructure/stream/sql-personal-events.js');
  const { StreamAnnouncements } = messaging('infrastructure/stream/stream-announcements.js');
  const { SqlMailPlans } = messaging('infrastructure/notification-delivery/sql-mail-plans.js');
  const { SqlPushSubscriptions } = messaging('infrastructure/notification-delivery/sql-push-subscriptions.js');
  const { ScheduleDelivery } = messaging('application/notification-delivery/schedule-delivery.js');
  const { StoreMessage } = messaging('application/conversations/store-message.js');
  const { SendMessage } = messaging('application/conversations/send-message.js');
  const { DatabaseNotifications } = built('shared/infrastructure/notifications/database-notifications.js');
  const announcements = new StreamAnnouncements(new DatabaseNotifications(session, undefined));
  const messages = new TypeormMessages(session);
  const events = new SqlPersonalEvents(session, announcements);
  // There are no push subscriptions, so no job is added.
  const delivery = new ScheduleDelivery(
    new SqlMailPlans(session),
    new SqlPushSubscriptions(session),
    { isAvailable: true },
    undefined,
    session,
    clock,
  );
  const storeMessage = new StoreMessage(messages, new SqlConversations(session), events, delivery);
  return new SendMessage(messages, relationships, storeMessage, session, clock);
}

/** What the product's own session does, with one statement for each of its calls. */
function unitOfWorkOn(pool, onStatement) {
  const units = new AsyncLocalStorage();
  const names = new Map();
  const named = (text) => {
    if (!names.has(text)) names.set(text, createHash('sha1').update(text).digest('hex'));
    return names.get(text);
  };
  const session = {
    query: async (text, values = []) => {
      onStatement({ text, values });
      const on = units.getStore()?.client ?? pool;
      return (await on.query({ name: named(text), text, values })).rows;
    },
    prepared: (text, values) => session.query(text, values),
    get isInUnitOfWork() {
      return units.getStore() !== undefined;
    },
    get manager() {
      const unit = units.getStore() ?? {};
      unit.getRepository ??= (schema) => repositoryOf(schema.options, session);
      return unit;
    },
    requireUnitOfWork: () => undefined,
    lastly: (act) => void units.getStore().last.push(act),
    afterwards: (act) => void units.getStore().afterwards.push(act),
    keep: (_, write) => write(session.manager),
    run: async (work) => {
      if (units.getStore()) return work();
      const client = await pool.connect();
      const unit = { client, last: [], afterwards: [] };
      try {
        await client.query('BEGIN');
        const result = await units.run(unit, async () => {
          const done = await work();
          for (const act of unit.last) await act();
          return done;
        });
        await client.query('COMMIT');
        for (const act of unit.afterwards) act();
        return result;
      } catch (error) {
        await client.query('ROLLBACK');
        throw error;
      } finally {
        client.release();
      }
    },
  };
  return session;
}

/** The two statements that the calls make through a repository. */
function repositoryOf({ schema, tableName, columns }, session) {
  const names = Object.entries(columns).map(([key, { name = key }]) => ({ key, name }));
  const nameOf = (wanted) => names.find(({ key }) => key === wanted).name;
  const table = `${schema}.${tableName}`;
  return {
    findBy: (anyOf) => {
      const values = anyOf.flatMap((wanted) => Object.values(wanted));
      let n = 0;
      const conditions = anyOf.map((wanted) => {
        const all = Object.keys(wanted).map((key) => `${nameOf(key)} = $${++n}`);
        return `(${all.join(' AND ')})`;
      });
      const shown = names.map(({ key, name }) => `${name} AS "${key}"`).join(', ');
      return session.query(`SELECT ${shown} FROM ${table} WHERE ${conditions.join(' OR ')}`, values);
    },
    insert: (state) =>
      session.query(
        `INSERT INTO ${table} (${names.map(({ name }) => name).join(', ')})
         VALUES (${names.map((_, n) => `$${n + 1}`).join(', ')})`,
        names.map(({ key }) => state[key]),
      ),
  };
}
