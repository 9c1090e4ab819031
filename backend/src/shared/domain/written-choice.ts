/** What becomes of what someone wrote for others to read, once their account is gone. */
export const WRITTEN_CHOICES = ['keep', 'remove'] as const;
export type WrittenChoice = (typeof WRITTEN_CHOICES)[number];
