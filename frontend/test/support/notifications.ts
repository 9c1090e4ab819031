import type { Notification } from '@/entities/notification';
import type {
  NotificationKind,
  NotificationSettings,
} from '@/pages/profile-settings/api/notifications/notification-settings';

export const aNotification = (overrides: Partial<Notification> = {}): Notification => ({
  id: 51,
  kind: 'request',
  title: 'Kim Example wants to connect with you',
  text: 'Accept, decline, or ask a question first.',
  link: '/my-people?tab=waiting',
  actor: { id: 8, fullName: 'Kim Example', avatarUrl: null, isSample: false },
  createdAt: new Date().toISOString(),
  readAt: null,
  ...overrides,
});

export const aKind = (overrides: Partial<NotificationKind> = {}): NotificationKind => ({
  kind: 'request',
  label: 'Connection requests',
  description: 'You get a request.',
  app: true,
  mail: true,
  push: true,
  locked: [],
  ...overrides,
});

export const someSettings = (overrides: Partial<NotificationSettings> = {}): NotificationSettings => ({
  kinds: [
    aKind(),
    aKind({
      kind: 'account',
      label: 'Account',
      description: 'Your data is ready.',
      push: false,
      locked: ['app', 'mail'],
    }),
  ],
  dailyDigest: false,
  pushPublicKey: 'AQID',
  ...overrides,
});
