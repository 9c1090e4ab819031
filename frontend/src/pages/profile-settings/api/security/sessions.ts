import { request } from '@/shared/api';

const SESSIONS_PATH = '/api/user/sessions';

export const endSession = (id: number) => request('DELETE', `${SESSIONS_PATH}/${id}`);
export const endOtherSessions = () => request('DELETE', SESSIONS_PATH);
/** Also ends the session that sends this. */
export const endEverySession = () => request('DELETE', `${SESSIONS_PATH}?everywhere=true`);
