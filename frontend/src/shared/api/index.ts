export { ApiError, readable } from './errors';
export { queryClient } from './query-client';
export {
  confirmEmail,
  identityQueries,
  register,
  resendConfirmation,
  signIn,
  signOut,
  type Credentials,
  type Registration,
  type Role,
  type User,
} from './identity';
export {
  collegeQueries,
  type College,
  type CollegeCount,
  type CollegeDetail,
  type Measure,
  type SearchPage,
} from './colleges';
