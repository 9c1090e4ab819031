import { later } from '@/shared/ui/later';

/** The entry of operators, whose code nobody else loads. */
export const ModerationLink = later(async () => ({ default: (await import('./moderation-link')).ModerationLink }));
