import { lazyComponent } from '@/shared/ui/lazy-component';

/** The entry of operators, whose code no one else loads. */
export const ModerationLink = lazyComponent(async () => ({
  default: (await import('./moderation-link')).ModerationLink,
}));
