import { MessageNotFound } from '../../../domain/conversations/errors';
import { Message, type MessageId } from '../../../domain/conversations/message';
import { aConversation } from './a-conversation';
import type { Conversations } from '../ports/conversations';
import type { MessageReader, Messages } from '../ports/messages';

const NOON = new Date('2026-03-01T12:00:00Z');
const [robin, kim, sasha] = [1, 2, 3] as const;

export interface MessageStores {
  readonly messages: Messages;
  readonly conversations: Conversations;
  readonly reader: MessageReader;
}

/** Contract tests of the message stores, in PostgreSQL and in a list. */
export function describeMessages(name: string, open: () => Promise<MessageStores>): void {
  describe(`${name}: messages`, () => {
    let messages: Messages;
    let conversations: Conversations;
    let reader: MessageReader;
    beforeEach(async () => ({ messages, conversations, reader } = await open()));

    const saved = async (message: Message): Promise<Message> => {
      await messages.save(message);
      return message;
    };
    const say = async (senderId: number, recipientId: number, content = 'Hello.') =>
      saved(Message.write(await messages.nextId(), { senderId, recipientId, content }, NOON));
    const ask = async (senderId: number, recipientId: number, content = 'May I?') =>
      saved(Message.request(await messages.nextId(), { senderId, recipientId, content }, NOON));
    const idOf = (message: Message): number => message.snapshot().id;

    it('are returned as they were added', async () => {
      const message = await ask(robin, kim);

      expect((await messages.find(message.snapshot().id))?.snapshot()).toEqual(message.snapshot());
      expect(await messages.find(999_999 as MessageId)).toBeNull();
      await expect(messages.update(999_999 as MessageId, () => {})).rejects.toThrow(MessageNotFound);
    });

    it('keep that they were read', async () => {
      const message = await say(robin, kim);
      await messages.update(message.snapshot().id, (message) => message.markReadBy(kim, NOON));

      expect((await messages.find(message.snapshot().id))?.snapshot()).toMatchObject({
        read: true,
        readAt: NOON,
        content: 'Hello.',
      });
    });

    it('are counted since the last request of the sender', async () => {
      await say(robin, kim);
      await ask(robin, kim, 'Then?');
      const last = await ask(robin, kim, 'And now?');
      await say(robin, kim);
      await say(kim, robin);
      await say(robin, sasha);

      expect(await messages.findLastRequest(robin, kim)).toMatchObject({ sent: 2 });
      expect((await messages.findLastRequest(robin, kim))?.request).toEqual(last.snapshot());
      expect(await messages.findLastRequest(kim, robin)).toBeNull();
    });

    it('are listed for their sender and recipient only, newest first', async () => {
      const mine = [await say(robin, kim), await say(kim, robin), await say(robin, sasha)];
      await say(kim, sasha);
      const { items, hasMore } = await reader.listByUser(robin, { limit: 10, before: null });

      expect(items).toEqual(mine.map((message) => message.snapshot()).reverse());
      expect(hasMore).toBe(false);
    });

    it('are listed page by page, without gaps or repetitions', async () => {
      const ids: number[] = [];
      for (let i = 0; i < 7; i++) ids.push(idOf(await (i % 2 ? say(robin, kim) : say(kim, robin))));
      const seen: number[] = [];
      for (let before: number | null = null, more = true; more; before = seen.at(-1)!) {
        const { items, hasMore } = await reader.listByUser(robin, { limit: 3, before });
        expect(items.length).toBeLessThanOrEqual(3);
        seen.push(...items.map(({ id }) => id));
        more = hasMore;
      }

      expect(seen).toEqual(ids.reverse());
    });

    it('include the last request of each sender', async () => {
      await ask(robin, sasha, 'Then?');
      const [one, other] = [await ask(robin, sasha, 'And now?'), await ask(kim, sasha)];
      await say(kim, sasha);
      const found = await reader.listRequests(sasha, [robin, kim]);

      expect([...found].sort((a, b) => a.senderId - b.senderId)).toEqual([
        { id: idOf(one), senderId: robin, content: 'And now?', sentAt: NOON },
        { id: idOf(other), senderId: kim, content: 'May I?', sentAt: NOON },
      ]);
      expect(await reader.listRequests(sasha, [robin])).toHaveLength(1);
      expect(await reader.listRequests(kim, [robin, sasha])).toEqual([]);
    });

    it('between two people are listed newest first, without others', async () => {
      const ids = [await say(robin, kim), await say(kim, robin), await say(robin, kim)].map(idOf).reverse();
      await say(robin, sasha);
      await say(sasha, kim);
      const query = { limit: 2, before: null };
      const newest = await reader.listBetween(robin, kim, query);
      const older = await reader.listBetween(kim, robin, { ...query, before: ids[1]! });

      expect([...newest.items, ...older.items].map(({ id }) => id)).toEqual(ids);
      expect([newest.hasMore, older.hasMore]).toEqual([true, false]);
      expect(await reader.listBetween(kim, -3, query)).toEqual({ items: [], hasMore: false });
    });

    it('from one person to another are marked as read, except a given one', async () => {
      const stored = [await ask(robin, kim), await say(robin, kim), await say(kim, robin), await say(sasha, kim)];
      await messages.markRead({ from: robin, to: kim }, stored[0]!.snapshot().id, NOON);
      const states = () => Promise.all(stored.map(async (one) => (await messages.find(one.snapshot().id))!.snapshot()));
      const read = async () => (await states()).map((state) => state.read);
      expect(await read()).toEqual([false, true, false, false]);
      const later = new Date(NOON.getTime() + 60_000);
      await messages.markRead({ from: robin, to: kim }, null, later);

      expect(await read()).toEqual([true, true, false, false]);
      expect((await states()).map(({ readAt }) => readAt)).toEqual([later, NOON, null, null]);
    });

    it('are counted per recipient since the request, up to a limit', async () => {
      await ask(robin, kim);
      for (let n = 0; n < 4; n++) await say(robin, kim);
      await say(robin, sasha);
      await ask(robin, sasha);
      await say(sasha, robin);

      expect(await reader.countSentSinceRequest(robin, [kim, sasha, 99], 3)).toEqual(
        new Map([
          [kim, 3],
          [sasha, 1],
        ]),
      );
      expect(await reader.countSentSinceRequest(robin, [], 3)).toEqual(new Map());
    });

    it('keep that they were deleted', async () => {
      const message = await say(robin, kim);
      message.deleteBy(robin, NOON);
      await messages.save(message);

      expect((await messages.find(message.snapshot().id))?.snapshot()).toEqual(message.snapshot());
    });

    it('of hidden conversations are not in the list of all messages', async () => {
      await say(robin, kim);
      const shown = await say(sasha, robin);
      const hidden = aConversation(robin, kim);
      hidden.setHidden(true);
      await conversations.save(hidden);

      expect((await reader.listByUser(robin, { limit: 10, before: null })).items).toEqual([shown.snapshot()]);
      expect((await reader.listByUser(kim, { limit: 10, before: null })).items).toEqual([]);
    });
  });
}
