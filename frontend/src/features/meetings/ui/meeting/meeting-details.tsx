import { lazyComponent } from '@/shared/ui/lazy-component';

/** One meeting with its notes, in a drawer beside the page. */
export const MeetingDetails = lazyComponent(() => import('./meeting-drawer'));
