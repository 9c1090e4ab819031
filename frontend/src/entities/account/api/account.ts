import { queryOptions } from '@tanstack/react-query';
import { fetchAsViewer, type Schemas } from '@/shared/api';

/** The signed-in user with the private data of their account. */
export type AccountProfile = Schemas['ProfileView'];
/** A browser in which the user is signed in. */
export type OwnSession = Schemas['SessionView'];

const PROFILE_PATH = '/api/user/profile';
const SESSIONS_PATH = '/api/user/sessions';

export const accountQueries = {
  /** Refetched whenever it is shown: another browser may have changed it. */
  profile: (viewer: number) =>
    queryOptions<AccountProfile>({
      queryKey: [PROFILE_PATH, {}, viewer],
      queryFn: fetchAsViewer<AccountProfile>,
      staleTime: 0,
    }),
  sessions: (viewer: number) =>
    queryOptions<OwnSession[]>({
      queryKey: [SESSIONS_PATH, {}, viewer],
      queryFn: fetchAsViewer<OwnSession[]>,
      staleTime: 0,
    }),
};
