import { queryOptions } from '@tanstack/react-query';
import type { College } from './colleges';
import { tell } from './send';

/** Where somebody was when they turned to a college. */
export type InterestSource = 'search' | 'directory' | 'hub' | 'link' | 'compare' | 'map' | 'other';

export interface Interaction {
  collegeId: number;
  type: 'view' | 'compare' | 'website' | 'net_price';
  source: InterestSource;
  /** How long a page was in view, 0 to 3600. */
  seconds?: number;
}

/** Tells the server what somebody did with a college. Nothing waits for it, and nothing depends on it. */
export const recordInteraction = (interaction: Interaction) => tell('/api/interactions', interaction);

/** Tells the server that the student who is signed in asks about a college. */
export const recordInquiry = (collegeId: number) => tell('/api/inquiries', { collegeId });

export const popularCollegesQuery = () => queryOptions<College[]>({ queryKey: ['/api/colleges/popular'] });
