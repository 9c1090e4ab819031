import { request } from '@/shared/api';

export const signOut = () => request('POST', '/api/logout');
