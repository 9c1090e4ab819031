import type { Conversation, ConversationSummary } from '@/entities/conversation';
import { MAX_MESSAGE_LENGTH } from '@/shared/config';
import { plural } from '@/shared/lib/plural';

/** Length from which the number of remaining characters is shown. */
const COUNTER_VISIBLE_LENGTH = 4_500;

/**
 * Returns why the user can't write to a person now, and what helps. A newer server may send a reason that is unknown
 * here.
 */
export function unavailableText(why: string | null, name: string): string {
  const sentences: Record<string, string> = {
    unavailable: "You can't write to this account anymore. You can still read your messages.",
    'wait-for-answer': `You've sent 3 messages. You can write again after ${name} answers.`,
    'not-connected': `You aren't connected to ${name}.`,
    role: "College administrators can read messages but can't send them.",
    'not-accepting': `${name} isn't accepting new requests right now.`,
    full: `${name} has no room for another student right now.`,
    'too-soon': `You sent ${name} a request recently. You can send another one later.`,
    'too-many': "You've reached your limit for open requests. Withdraw one or wait for an answer.",
  };
  return sentences[why ?? ''] ?? "You can't write to this person right now.";
}

/** Returns what the next message does besides being sent; empty if nothing. */
export function nextMessageEffectText({ nextMessage, messagesLeftBeforeAnswer, other }: ConversationSummary): string {
  const left = messagesLeftBeforeAnswer ?? 0;
  const name = other.fullName;
  if (nextMessage === 'requests') {
    const forms = {
      one: 'You can send # message before {name} answers. It includes a request to connect.',
      other: 'You can send # messages before {name} answers. The first one includes a request to connect.',
    };
    return plural(left, forms, { name });
  }
  if (nextMessage === 'waits') {
    const forms = {
      one: 'You can send # more message before {name} answers.',
      other: 'You can send # more messages before {name} answers.',
    };
    return plural(left, forms, { name });
  }
  return nextMessage === 'accepts' ? `If you reply, you accept ${name}’s request.` : '';
}

/** Returns how many characters are left; empty while there are plenty. */
export function remainingCharactersText(length: number): string {
  if (length <= COUNTER_VISIBLE_LENGTH) return '';
  const left = MAX_MESSAGE_LENGTH - length;
  return left >= 0
    ? plural(left, { one: '# character left', other: '# characters left' })
    : plural(-left, {
        one: 'Your message is # character too long. Shorten it to send it.',
        other: 'Your message is # characters too long. Shorten it to send it.',
      });
}

/** Returns the last message of a conversation on one line. */
export function lastMessageExcerpt(
  { lastMessage: { content, isDeleted, senderId } }: Conversation,
  viewer: number,
): string {
  if (isDeleted) return 'Message deleted';
  return senderId === viewer ? `You: ${content}` : content;
}
