import { screen } from '@testing-library/react';
import type { ConnectionRequest } from '@/entities/connection';
import type { Message } from '@/entities/conversation';
import type { User } from '@/shared/auth';
import { visit } from './visit';

/** Opens the dashboard. */
export async function enterDashboard(as: User) {
  const page = visit('/', { as });
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  return page;
}

/** From alum 21 to student 7. */
export const aMessage = (overrides: Partial<Message> = {}): Message => ({
  id: 81,
  senderId: 21,
  recipientId: 7,
  content: 'How was your first week?',
  read: false,
  sentAt: '2026-01-05T12:00:00.000Z',
  isRequest: false,
  deletedAt: null,
  isHidden: false,
  containsContactDetails: false,
  readAt: null,
  ...overrides,
});

export const aRequest = (overrides: Partial<ConnectionRequest> = {}): ConnectionRequest => ({
  id: 91,
  connectionId: 61,
  sender: { id: 21, fullName: 'Alex Sample', avatarUrl: null, isSample: false },
  message: { id: 91, content: 'May I show you our lab?', sentAt: '2026-01-05T12:00:00.000Z' },
  createdAt: '2026-01-05T12:00:00.000Z',
  expiresAt: '2026-01-15T12:00:00.000Z',
  ...overrides,
});
