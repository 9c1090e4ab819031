import { queryOptions } from '@tanstack/react-query';
import type { College } from './colleges';
import type { components } from './schema.gen';
import { tell } from './send';

type Interaction = components['schemas']['InteractionBody'];
/** Where someone was when they turned to a college. */
export type InterestSource = Interaction['source'];

/** Tells the server what someone did with a college. Nothing waits for it, and nothing depends on it. */
export const recordInteraction = (interaction: Interaction) => tell('/api/interactions', interaction);

/** Tells the server that the student who is signed in asks about a college. */
export const recordInquiry = (collegeId: number) => tell('/api/inquiries', { collegeId });

export const popularCollegesQuery = () => queryOptions<College[]>({ queryKey: ['/api/colleges/popular'] });
