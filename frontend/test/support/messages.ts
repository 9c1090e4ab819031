import { act, screen, within } from '@testing-library/react';
import type { Conversation, ConversationSummary, Message } from '@/entities/conversation';
import type { User } from '@/shared/auth';
import { aMessage } from './dashboard';
import { aStudent } from './people';
import { server } from './server';
import { visit } from './visit';

const ALEX = {
  id: 21,
  fullName: 'Alex Sample',
  avatarUrl: null,
  isSample: false,
  role: 'alumni',
  isAvailable: true,
  isActive: false,
} as const;
const CONNECTED = {
  isMarkedUnread: false,
  status: 'connected',
  connectionId: 61,
  canWrite: true,
  whyNot: null,
} as const;

export const aConversation = (
  overrides: Partial<Omit<Conversation, 'lastMessage'>> = {},
  last: Partial<Conversation['lastMessage']> = {},
): Conversation => ({
  other: ALEX,
  lastMessage: {
    id: 81,
    senderId: 21,
    content: 'How was your first week?',
    sentAt: '2026-01-05T12:00:00.000Z',
    isDeleted: false,
    ...last,
  },
  unreadCount: 0,
  ...CONNECTED,
  ...overrides,
});

export const aSummary = (overrides: Partial<ConversationSummary> = {}): ConversationSummary => ({
  other: ALEX,
  unreadCount: 0,
  ...CONNECTED,
  nextMessage: 'continues',
  messagesLeftBeforeAnswer: null,
  showSafetyNote: false,
  sharesTyping: false,
  ...overrides,
});

/** A message from student 7 to alum 21. */
export const anOwnMessage = (overrides: Partial<Message> = {}): Message =>
  aMessage({ id: 82, senderId: 7, recipientId: 21, content: 'Great, thank you!', ...overrides });

interface Thread {
  messages?: Message[];
  summary?: Partial<ConversationSummary>;
  as?: User;
}

const LOG_PX = 600;
const ROW_PX = 60;

const isLog = (element: Element) => element.getAttribute('role') === 'log';

/** jsdom has no layout: gives the log room for ten messages, and makes it scrollable. */
export function stubLogLayout(): void {
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockImplementation(function (this: Element) {
    return isLog(this) ? LOG_PX : 0;
  });
  jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(function (this: Element) {
    const sized = this.querySelector<HTMLElement>('[style*="height"]');
    return isLog(this) && sized ? Math.max(LOG_PX, parseFloat(sized.style.height)) : 0;
  });
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(ROW_PX);
  jest.spyOn(Element.prototype, 'scrollTo').mockImplementation(function (this: Element, to?: ScrollToOptions | number) {
    this.scrollTop = typeof to === 'object' ? (to.top ?? 0) : 0;
    setTimeout(() => act(() => void this.dispatchEvent(new Event('scroll'))));
  });
}

/** Opens the conversation with Alex Sample. */
export async function openThread({ messages = [aMessage()], summary = {}, as = aStudent() }: Thread = {}) {
  server.respondByDefault('GET /api/conversations', [aConversation()]);
  server.respondByDefault('GET /api/conversations/21', messages);
  server.respondByDefault('GET /api/conversations/21/summary', aSummary(summary));
  server.respondByDefault('GET /api/connections/with/21', {});
  server.respondByDefault('GET /api/forum/shared-answers', []);
  const page = visit('/messages?with=21', { as });
  const log = await screen.findByRole('log');
  return { ...page, log: within(log), field: () => screen.getByRole<HTMLTextAreaElement>('textbox') };
}
