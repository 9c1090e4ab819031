/** What happens to the public content of a user whose account is erased. */
export const WRITTEN_CHOICES = ['keep', 'remove'] as const;
export type WrittenChoice = (typeof WRITTEN_CHOICES)[number];
