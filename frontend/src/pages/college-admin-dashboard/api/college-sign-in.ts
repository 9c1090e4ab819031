import { queryOptions } from '@tanstack/react-query';
import { fetchAsViewer, request, type Schemas } from '@/shared/api';

/** The college’s own sign-in, and what is needed to set it up. */
export type CollegeSignIn = Schemas['CollegeSignInView'];
type CollegeSignInForm = Schemas['SaveCollegeSignInBody'];

const SIGN_IN_PATH = '/api/admin/college/sign-in';

export const collegeSignInQuery = (viewer: number) =>
  queryOptions<CollegeSignIn>({ queryKey: [SIGN_IN_PATH, {}, viewer], queryFn: fetchAsViewer<CollegeSignIn> });

/** Turns the sign-in off until it is tested again. */
export const saveCollegeSignIn = (form: CollegeSignInForm) => request<CollegeSignIn>('PUT', SIGN_IN_PATH, form);
export const switchCollegeSignIn = (isEnabled: boolean) => request<CollegeSignIn>('PATCH', SIGN_IN_PATH, { isEnabled });
export const removeCollegeSignIn = () => request('DELETE', SIGN_IN_PATH);

/** The URL where an administrator signs in at the provider to test the settings. */
export const collegeSignInTestAddress = (collegeId: number): string => `/api/auth/college/${collegeId}?test=1`;
