export { identityQueries, type Role, type User } from './current-user';
export { AuthProvider, useAuth } from './auth-provider';
