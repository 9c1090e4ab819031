import { lazyComponent } from '@/shared/ui/lazy-component';

/** One meeting with its notes, beside the page. */
export const MeetingDetails = lazyComponent(() => import('./meeting-drawer'));
