import type { Registration } from '@/features/registration';
import { request, type Schemas } from '@/shared/api';
import type { User } from '@/shared/auth';

type Credentials = Schemas['SignInBody'];
/** The password was right, and a code is still required. No one is signed in yet. */
type SecondStepResponse = Schemas['SecondStepView'];
/** A code from the app or a recovery code. */
type TwoFactorProof = Schemas['ProofBody'];

export const awaitsSecondStep = (answer: User | SecondStepResponse): answer is SecondStepResponse =>
  'twoFactorRequired' in answer;

export const signIn = (credentials: Credentials) =>
  request<User | SecondStepResponse>('POST', '/api/login', credentials);
export const signInWithCode = (proof: TwoFactorProof) => request<User>('POST', '/api/login/two-factor', proof);
export const register = (registration: Registration) => request<User>('POST', '/api/register', registration);
