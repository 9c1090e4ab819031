export { AuthProvider, useAuth } from './auth-provider';
