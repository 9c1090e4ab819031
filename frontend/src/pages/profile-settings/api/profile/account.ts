import { queryOptions } from '@tanstack/react-query';
import type { Profile } from '@/entities/account';
import type { CollegeAdministrator } from '@/entities/college-administrator';
import { readAs, request, type Schemas } from '@/shared/api';

type AccountChange = Schemas['UpdateAccountBody'];
type RoleChange = Schemas['ChangeRoleBody'];
/** What a change of role would end. */
export type RolePreview = Schemas['RolePreview'];

const ROLE_PREVIEW = '/api/user/role/preview';
const ADMINISTRATORS = '/api/admin/college/admins';

/** Always refetched: a request may have arrived in the meantime. */
export const rolePreviewQuery = (viewer: number, newRole: RolePreview['newRole']) =>
  queryOptions<RolePreview>({
    queryKey: [ROLE_PREVIEW, { newRole }, viewer],
    queryFn: readAs<RolePreview>,
    staleTime: 0,
    gcTime: 0,
  });

export const updateAccount = (change: AccountChange) => request<Profile>('PUT', '/api/user', change);
export const cancelEmailChange = () => request('DELETE', '/api/user/pending-email');
export const changeRole = (change: RoleChange) => request<Profile>('PUT', '/api/user/role', change);
/** Makes a colleague the main administrator of the viewer's college, in place of the viewer. */
export const handOverMainRole = (id: number) =>
  request<CollegeAdministrator[]>('PATCH', `${ADMINISTRATORS}/${id}`, { isMainAdmin: true });
