import type { MailContent } from '../mail-content';

/** Content with one paragraph and a button, for tests. */
export const sampleContent = (changes: Partial<MailContent> = {}): MailContent => ({
  recipientName: null,
  blocks: ['Open this:'],
  button: { label: 'Confirm your email', url: 'https://gradspan.example/verify-email?token=abc-DEF_123' },
  notes: [],
  footer: { reason: 'You’re getting this because you asked for it.', links: [] },
  ...changes,
});
