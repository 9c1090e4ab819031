import type { CollegeAdministrator } from '@/entities/college-administrator';
import { request, type Schemas } from '@/shared/api';

type NewColleague = Schemas['InviteAdministratorBody'];
export type ColleagueChange = Schemas['ChangeAdministratorBody'];

const ADMINS_PATH = '/api/admin/college/admins';

export const inviteAdministrator = (colleague: NewColleague) =>
  request<CollegeAdministrator>('POST', ADMINS_PATH, colleague);
export const changeAdministrator = (id: number, change: ColleagueChange) =>
  request<CollegeAdministrator[]>('PATCH', `${ADMINS_PATH}/${id}`, change);
/** Ends a membership, or withdraws an invitation. */
export const removeAdministrator = (id: number) => request('DELETE', `${ADMINS_PATH}/${id}`);
export const decideAdministratorRequest = (id: number, decision: 'approve' | 'refuse') =>
  request('POST', `${ADMINS_PATH}/${id}/${decision}`);
