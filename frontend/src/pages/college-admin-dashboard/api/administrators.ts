import type { CollegeAdministrator } from '@/entities/college-administrator';
import { request, type Schemas } from '@/shared/api';

type NewColleague = Schemas['InviteAdministratorBody'];
export type ColleagueChange = Schemas['ChangeAdministratorBody'];

const ADMINS = '/api/admin/college/admins';

export const inviteAdministrator = (colleague: NewColleague) =>
  request<CollegeAdministrator>('POST', ADMINS, colleague);
export const changeAdministrator = (id: number, change: ColleagueChange) =>
  request<CollegeAdministrator[]>('PATCH', `${ADMINS}/${id}`, change);
/** Ends a membership, or withdraws an invitation. */
export const removeAdministrator = (id: number) => request('DELETE', `${ADMINS}/${id}`);
export const decideOnAdministrator = (id: number, decision: 'approve' | 'refuse') =>
  request('POST', `${ADMINS}/${id}/${decision}`);
