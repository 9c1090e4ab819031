import type { components, paths } from './schema.gen';

/** Types of requests and responses, by their name in the API document. */
export type Schemas = components['schemas'];
/** The routes of the API document, for the types of their parameters. */
export type Paths = paths;
