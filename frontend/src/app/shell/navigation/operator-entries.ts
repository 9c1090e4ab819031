import { lazyComponent } from '@/shared/ui/lazy-component';

/** The navigation entry of operators; other users don't load its code. */
export const ModerationLink = lazyComponent(async () => ({
  default: (await import('./moderation-link')).ModerationLink,
}));
