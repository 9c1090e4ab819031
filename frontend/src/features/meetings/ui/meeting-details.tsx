import { later } from '@/shared/ui/later';

/** One meeting with its notes, beside the page. */
export const MeetingDetails = later(() => import('./meeting-drawer'));
