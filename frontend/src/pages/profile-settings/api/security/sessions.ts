import { request } from '@/shared/api';

const SESSIONS = '/api/user/sessions';

export const endSession = (id: number) => request('DELETE', `${SESSIONS}/${id}`);
export const endOtherSessions = () => request('DELETE', SESSIONS);
/** Also ends the session that sends this. */
export const endEverySession = () => request('DELETE', `${SESSIONS}?everywhere=true`);
