import { queryOptions } from '@tanstack/react-query';
import type { College } from './colleges';
import type { components } from './schema.gen';
import { tell } from './send';

type Interaction = components['schemas']['InteractionBody'];
/** Where a user was when they interacted with a college. */
export type InterestSource = Interaction['source'];

/** Records a user's interaction with a college. Nothing waits for it or depends on it. */
export const recordInteraction = (interaction: Interaction) => tell('/api/interactions', interaction);

/** Records an inquiry of the signed-in student about a college. */
export const recordInquiry = (collegeId: number) => tell('/api/inquiries', { collegeId });

export const popularCollegesQuery = () => queryOptions<College[]>({ queryKey: ['/api/colleges/popular'] });
