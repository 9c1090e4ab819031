import { sendInBackground, type Schemas } from '@/shared/api';

type Interaction = Schemas['InteractionBody'];
/** Where a user was when they interacted with a college. */
export type InterestSource = Interaction['source'];

/** Records a user's interaction with a college. Nothing waits for it or depends on it. */
export const recordInteraction = (interaction: Interaction) => sendInBackground('/api/interactions', interaction);
