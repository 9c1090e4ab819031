import { queryOptions } from '@tanstack/react-query';
import { readAs, type Schemas } from '@/shared/api';

/** The signed-in user with the private data of their account. */
export type Profile = Schemas['ProfileView'];
/** A browser in which the user is signed in. */
export type OwnSession = Schemas['SessionView'];

const PROFILE = '/api/user/profile';
const SESSIONS = '/api/user/sessions';

export const accountQueries = {
  /** Refetched whenever it is shown: another browser may have changed it. */
  profile: (viewer: number) =>
    queryOptions<Profile>({ queryKey: [PROFILE, {}, viewer], queryFn: readAs<Profile>, staleTime: 0 }),
  sessions: (viewer: number) =>
    queryOptions<OwnSession[]>({ queryKey: [SESSIONS, {}, viewer], queryFn: readAs<OwnSession[]>, staleTime: 0 }),
};
