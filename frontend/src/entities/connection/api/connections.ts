import { queryOptions } from '@tanstack/react-query';
import { fetchAsViewer, type Schemas } from '@/shared/api';

/** Two people who are connected, were, or may become so. */
export type Connection = Schemas['ConnectionView'];
/** The relationship of the viewer to another person. */
export type Relationship = Schemas['RelationView'];
/** Why a person can't be asked now. */
export type RefusalReason = NonNullable<Relationship['why']>;
/** A person whom the viewer has blocked. */
export type BlockedPerson = Schemas['BlockView'];

const CONNECTIONS_PATH = '/api/connections';
const BLOCKS_PATH = '/api/blocks';
const relationshipPath = (userId: number) => `${CONNECTIONS_PATH}/with/${userId}`;

export const connectionQueries = {
  /** Key prefix of the relationship to one person for any viewer, for invalidating it. */
  allWith: (userId: number) => [relationshipPath(userId)],
  with: (userId: number, viewer: number) =>
    queryOptions<Relationship>({
      queryKey: [relationshipPath(userId), {}, viewer],
      queryFn: fetchAsViewer<Relationship>,
    }),
  /** Key prefix of the viewer's lists, for invalidating them. */
  lists: [CONNECTIONS_PATH],
  /** The viewer's connections of any state, newest first. At most 200. */
  own: (viewer: number) =>
    queryOptions<Connection[]>({
      queryKey: [CONNECTIONS_PATH, { limit: 200 }, viewer],
      queryFn: fetchAsViewer<Connection[]>,
      staleTime: 2_000,
    }),
  blocks: (viewer: number) =>
    queryOptions<BlockedPerson[]>({ queryKey: [BLOCKS_PATH, {}, viewer], queryFn: fetchAsViewer<BlockedPerson[]> }),
  allBlocks: [BLOCKS_PATH],
};
