import { queryOptions } from '@tanstack/react-query';
import { readAs, type Schemas } from '@/shared/api';

/** Two people who are connected, were, or may become so. */
export type Connection = Schemas['ConnectionView'];
/** The relationship of the viewer to another person. */
export type ConnectionWith = Schemas['RelationView'];
/** Why a person can't be asked now. */
export type RefusalReason = NonNullable<ConnectionWith['why']>;
/** A person whom the viewer has blocked. */
export type Blocked = Schemas['BlockView'];

const CONNECTIONS = '/api/connections';
const BLOCKS = '/api/blocks';
const withAddress = (userId: number) => `${CONNECTIONS}/with/${userId}`;

export const connectionQueries = {
  /** Key prefix of the relationship to one person for any viewer, for invalidating it. */
  allWith: (userId: number) => [withAddress(userId)],
  with: (userId: number, viewer: number) =>
    queryOptions<ConnectionWith>({ queryKey: [withAddress(userId), {}, viewer], queryFn: readAs<ConnectionWith> }),
  /** Key prefix of the viewer's lists, for invalidating them. */
  lists: [CONNECTIONS],
  /** The viewer's connections of any state, newest first. At most 200. */
  own: (viewer: number) =>
    queryOptions<Connection[]>({
      queryKey: [CONNECTIONS, { limit: 200 }, viewer],
      queryFn: readAs<Connection[]>,
      staleTime: 2_000,
    }),
  blocks: (viewer: number) => queryOptions<Blocked[]>({ queryKey: [BLOCKS, {}, viewer], queryFn: readAs<Blocked[]> }),
  allBlocks: [BLOCKS],
};
