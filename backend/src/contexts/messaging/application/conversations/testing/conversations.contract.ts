import type { ConversationReader, Conversations } from '../ports/conversations';
import { aConversation, aMessage } from './a-conversation';

const [robin, kim, sasha] = [1, 2, 3] as const;
const ALL = { limit: 10, after: null } as const;

export interface ConversationStores {
  readonly conversations: Conversations;
  readonly reader: ConversationReader;
  /** Runs `work` in a unit of work. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** Contract tests of the conversation stores, in PostgreSQL and in a map. */
export function describeConversations(name: string, open: () => Promise<ConversationStores>): void {
  describe(`${name}: conversations`, () => {
    let conversations: Conversations;
    let reader: ConversationReader;
    let run: ConversationStores['run'];
    beforeEach(async () => ({ conversations, reader, run } = await open()));

    const listOtherIds = async (ownerId: number): Promise<number[]> =>
      (await reader.list(ownerId, ALL)).items.map(({ otherId }) => otherId);

    it('are returned with both sides, in either order of the two people', async () => {
      const stored = aConversation(robin, kim, [1, 2]);
      await run(() => conversations.save(stored));
      const both = (sides: readonly { ownerId: number }[]) => [...sides].sort((a, b) => a.ownerId - b.ownerId);

      for (const [one, other] of [
        [robin, kim],
        [kim, robin],
      ] as const) {
        const found = await run(() => conversations.lock([one, other]));
        expect(both(found.sides)).toEqual(both(stored.sides));
      }
      expect(await reader.findSide(kim, robin)).toEqual(stored.sides.find(({ ownerId }) => ownerId === kim));
      expect((await run(() => conversations.lock([robin, sasha]))).sides).toEqual([]);
      expect(await reader.findSide(robin, sasha)).toBeNull();
    });

    it('are saved with their changes', async () => {
      await run(() => conversations.save(aConversation(robin, kim)));
      await conversations.update([kim, robin], (conversation) => {
        conversation.addMessage({ ...aMessage(2, kim, robin), content: '', deletedAt: new Date(0) });
        conversation.markRead(kim);
        conversation.markUnread(kim);
      });

      expect(await reader.findSide(kim, robin)).toMatchObject({
        unreadCount: 0,
        isMarkedUnread: true,
        isHidden: false,
      });
      expect(await reader.findSide(robin, kim)).toMatchObject({
        unreadCount: 0,
        isMarkedUnread: false,
        lastMessage: { id: 2, senderId: kim, excerpt: '', isDeleted: true },
      });
    });

    it('are listed for their owner only, newest message first, page by page', async () => {
      for (const [at, other] of [11, 12, 13, 14, 15].entries()) {
        await run(() => conversations.save(aConversation(robin, other, [100 + at])));
      }
      await run(() => conversations.save(aConversation(kim, 11, [300])));
      const first = await reader.list(robin, { limit: 2, after: null });
      const rest = await reader.list(robin, { limit: 3, after: first.items.at(-1)!.lastMessage.id });

      expect([...first.items, ...rest.items].map(({ otherId }) => otherId)).toEqual([15, 14, 13, 12, 11]);
      expect([first.hasMore, rest.hasMore]).toEqual([true, false]);
      expect(await listOtherIds(kim)).toEqual([11]);
      expect(await listOtherIds(sasha)).toEqual([]);
    });

    it('are counted by unread messages and marks, without hidden ones', async () => {
      await run(() => conversations.save(aConversation(robin, kim, [1, 2, 3])));
      const [marked, hidden] = [aConversation(kim, sasha, [4]), aConversation(robin, sasha, [5])];
      marked.markUnread(kim);
      marked.markUnread(sasha);
      hidden.setHidden(true);
      for (const one of [marked, hidden]) await run(() => conversations.save(one));

      const counts = [robin, kim, sasha, 99].map((id) => reader.countUnread(id));
      expect(await Promise.all(counts)).toEqual([0, 4, 1, 0]);
    });

    it('are not listed while hidden, but their sides can be read', async () => {
      const hidden = aConversation(robin, kim);
      hidden.setHidden(true);
      await run(() => conversations.save(hidden));

      expect([await listOtherIds(robin), await listOtherIds(kim)]).toEqual([[], []]);
      expect(await reader.findSide(kim, robin)).toMatchObject({ isHidden: true, unreadCount: 1 });
    });
  });
}
