import { queryOptions } from '@tanstack/react-query';
import { CURRENT_USER, queryFetcher } from './query-client';
import { request } from './request';

export type Role = 'student' | 'alumni' | 'college_admin';

export interface AlumniProfile {
  college: string;
  collegeId: number | null;
  major: string;
  graduationYear: number;
  currentPosition: string | null;
  company: string | null;
}

export interface User {
  id: number;
  username: string;
  fullName: string;
  email: string;
  emailVerified: boolean;
  role: Role;
  avatarUrl: string | null;
  isAgeVerified: boolean;
  alumniProfile: AlumniProfile | null;
  studentProfile: null;
  collegeAdmin: { collegeId: number; status: 'pending' } | null;
}

export interface Credentials {
  username: string;
  password: string;
  userType: Role;
}

export interface Registration {
  username: string;
  password: string;
  email: string;
  fullName: string;
  role: Role;
  /** YYYY-MM-DD */
  birthDate: string;
  isAgeVerified: boolean;
  alumniCollege?: string;
  alumniCollegeId?: number;
  alumniMajor?: string;
  alumniGradYear?: number;
  alumniCurrentPosition?: string;
  alumniCompany?: string;
  collegeId?: number;
}

/** Whether the server saw no session cookie when it sent this page: then there is nobody to ask about. */
const sentToVisitor = (): boolean =>
  document.querySelector<HTMLMetaElement>('meta[name="session"]')?.content === 'none';

export const identityQueries = {
  /** The signed-in user, or null for a visitor. Kept five minutes and always taken to be old. */
  currentUser: () =>
    queryOptions<User | null>({
      queryKey: [CURRENT_USER],
      queryFn: (context) => {
        const someoneSignedInSince = Boolean(context.client.getQueryData(context.queryKey));
        if (sentToVisitor() && !someoneSignedInSince) return null;
        return queryFetcher({ on401: 'returnNull' })(context) as Promise<User | null>;
      },
      staleTime: 0,
      gcTime: 5 * 60_000,
    }),
};

export const signIn = (credentials: Credentials) => request<User>('POST', '/api/login', credentials);
export const register = (registration: Registration) => request<User>('POST', '/api/register', registration);
export const signOut = () => request('POST', '/api/logout');
export const confirmEmail = (token: string) => request<{ message: string }>('POST', '/api/email/verify', { token });
export const resendConfirmation = () => request<{ message: string }>('POST', '/api/email/resend');
