import { later } from '@/shared/ui/later';

/** The entry of operators, whose code no one else loads. */
export const ModerationLink = later(async () => ({ default: (await import('./moderation-link')).ModerationLink }));
