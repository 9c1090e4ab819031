import { Message } from '../../../domain/conversations/message';
import { toSearchTerms } from '../../../domain/message-search/word-matches';
import type { Conversations } from '../../conversations/ports/conversations';
import type { MessageReader, Messages } from '../../conversations/ports/messages';
import { aConversation } from '../../conversations/testing/a-conversation';

const NOON = new Date('2026-03-01T12:00:00Z');
const [robin, kim, sasha] = [1, 2, 31] as const;

export interface MessageSearchStores {
  readonly messages: Messages;
  readonly conversations: Conversations;
  readonly reader: MessageReader;
}

/** Contract tests of the message search, in PostgreSQL and in a list. */
export function describeMessageSearch(name: string, open: () => Promise<MessageSearchStores>): void {
  describe(`${name}: message search`, () => {
    let { messages, conversations, reader } = {} as MessageSearchStores;
    beforeEach(async () => ({ messages, conversations, reader } = await open()));

    const say = async (senderId: number, recipientId: number, content: string): Promise<Message> => {
      const message = Message.write(await messages.nextId(), { senderId, recipientId, content }, NOON);
      await messages.save(message);
      return message;
    };
    const found = async (userId: number, typed: string, limit = 10): Promise<string[]> =>
      (await reader.listWithTerms(userId, toSearchTerms(typed), limit)).map(({ content }) => content);

    it('finds only what a person has sent and received, newest first', async () => {
      await say(robin, kim, 'nursing one');
      await say(kim, robin, 'nursing two');
      await say(kim, sasha, 'nursing three');
      await say(sasha, robin, 'something else');

      expect(await found(robin, 'nursing')).toEqual(['nursing two', 'nursing one']);
      expect(await found(sasha, 'nursing')).toEqual(['nursing three']);
      expect(await found(3, 'nursing')).toEqual([]);
      expect(await found(robin, 'nursing', 1)).toEqual(['nursing two']);
    });

    it('returns the message as it is stored', async () => {
      const { id, senderId, recipientId, content, sentAt } = (await say(robin, kim, 'About “Nursing”')).snapshot();

      expect(await reader.listWithTerms(kim, ['nurs'], 5)).toEqual([{ id, senderId, recipientId, content, sentAt }]);
    });

    it.each<[content: string, typed: string, isFound: boolean]>([
      ['Tell me about nursing', 'NUR', true],
      ['Tell me about nursing', 'nursing tel', true],
      ['Tell me about nursing', 'nursing program', false],
      ['Tell me about nursing', 'ursing', false],
      ['Tell me about nursing', '1xtell', false],
      ['Un café déjà-vu', 'Cafe vu', true],
      ['Un café', 'cafés', false],
      ['Don’t worry', "don't", true],
      ['ΣΑΣ ΟΔΟΣ', 'οδος', true],
      ['İstanbul Straße', 'istan straße', true],
      ['東京 大学', '東', true],
      ['4.5e10 a.b@c.de http://x.com/ab', 'c x com 4', true],
      ['100% a:b & c | !d (e) <f> \\', "b c d e f 'a", true],
      ['😀👩‍👧 family', 'fam', true],
      ['½ ﬁne', '1 fine', true],
      ['नमस्ते', 'नम', true],
      [`${'a'.repeat(5_000)}`, 'a'.repeat(100), true],
      [`${'word '.repeat(900)}${'ä'.repeat(400)} end`, `${'a'.repeat(60)} end`, true],
      ['!!!', 'a', false],
    ])('in “%.40s”, finds “%.40s”: %s', async (content, typed, isFound) => {
      await say(robin, kim, content);

      expect(await found(robin, typed)).toEqual(isFound ? [content] : []);
      expect(await found(kim, typed)).toEqual(isFound ? [content] : []);
    });

    it('finds a common word in the newest messages, and a rare one in all messages', async () => {
      const rareMessage = await say(robin, kim, 'rare common');
      for (let n = 0; n < 300; n++) await say(n % 2 ? robin : kim, n % 2 ? kim : robin, `common ${n}`);

      expect(await found(robin, 'common', 3)).toEqual(['common 299', 'common 298', 'common 297']);
      expect(await found(robin, 'rare common')).toEqual([rareMessage.snapshot().content]);
    });

    it('does not find a deleted message', async () => {
      const said = await say(robin, kim, 'nursing');
      said.deleteBy(robin, NOON);
      await messages.save(said);

      expect([await found(robin, 'nursing'), await found(kim, 'nursing')]).toEqual([[], []]);
    });

    it('does not find a message hidden by a moderator until it is shown again', async () => {
      const said = await say(robin, kim, 'nursing');
      said.setHidden(true, NOON);
      await messages.save(said);
      expect([await found(robin, 'nursing'), await found(kim, 'nursing')]).toEqual([[], []]);

      // Enough newer messages that the index of words is used.
      for (let n = 0; n < 300; n++) await say(robin, kim, `common ${n}`);
      expect(await found(kim, 'nursing')).toEqual([]);
      said.setHidden(false, NOON);
      await messages.save(said);
      expect(await found(kim, 'nursing')).toEqual(['nursing']);
    });

    it('finds a message that was read', async () => {
      await say(robin, kim, 'nursing');
      await messages.markRead({ from: robin, to: kim }, null, NOON);

      expect(await found(kim, 'nursing')).toEqual(['nursing']);
    });

    it('leaves out hidden conversations', async () => {
      await say(robin, kim, 'nursing with Kim');
      await say(sasha, robin, 'nursing with Sasha');
      const hidden = aConversation(robin, kim);
      hidden.setHidden(true);
      await conversations.save(hidden);

      expect(await found(robin, 'nursing')).toEqual(['nursing with Sasha']);
      expect(await found(kim, 'nursing')).toEqual([]);
    });
  });
}
