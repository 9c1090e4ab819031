import { queryOptions } from '@tanstack/react-query';
import { CURRENT_USER, queryFetcher } from './query-client';
import { request } from './request';
import type { components } from './schema.gen';

type Schemas = components['schemas'];

export type User = Schemas['UserView'];
export type Role = User['role'];
export type Credentials = Schemas['SignInBody'];
export type Registration = Schemas['RegistrationBody'];
/** The password was right, and a code is still required. No one is signed in yet. */
export type SecondStep = Schemas['SecondStepView'];
/** A code from the app or a recovery code. */
export type Proof = Schemas['ProofBody'];

/** Returns whether the server saw no session cookie when it sent this page: then there is no user to request. */
const sentToVisitor = (): boolean =>
  document.querySelector<HTMLMetaElement>('meta[name="session"]')?.content === 'none';

/** Pages wait for this answer. */
const MOST_SECONDS = 10;

function withinSeconds<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The server did not respond in time')), MOST_SECONDS * 1_000);
  });
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer));
}

export const identityQueries = {
  /** The signed-in user; null for a visitor. Cached for five minutes and always stale. */
  currentUser: () =>
    queryOptions<User | null>({
      queryKey: [CURRENT_USER],
      queryFn: (context) => {
        const someoneSignedInSince = Boolean(context.client.getQueryData(context.queryKey));
        if (sentToVisitor() && !someoneSignedInSince) return null;
        return withinSeconds(queryFetcher({ on401: 'returnNull' })(context) as Promise<User | null>);
      },
      staleTime: 0,
      gcTime: 5 * 60_000,
      // The confirmation link opens in another tab: a page that waits for it continues when it is visible again.
      refetchOnWindowFocus: ({ state }) => state.data?.emailVerified === false,
    }),
};

export const awaitsSecondStep = (answer: User | SecondStep): answer is SecondStep => 'twoFactorRequired' in answer;

export const signIn = (credentials: Credentials) => request<User | SecondStep>('POST', '/api/login', credentials);
export const signInWithCode = (proof: Proof) => request<User>('POST', '/api/login/two-factor', proof);
export const register = (registration: Registration) => request<User>('POST', '/api/register', registration);
export const signOut = () => request('POST', '/api/logout');
export const confirmEmail = (token: string) => request<Schemas['SentenceView']>('POST', '/api/email/verify', { token });
export const resendConfirmation = () => request<Schemas['SentenceView']>('POST', '/api/email/resend');
