import { queryOptions } from '@tanstack/react-query';
import type { AccountProfile } from '@/entities/account';
import type { CollegeAdministrator } from '@/entities/college-administrator';
import { fetchAsViewer, request, type Schemas } from '@/shared/api';

type AccountChange = Schemas['UpdateAccountBody'];
type RoleChange = Schemas['ChangeRoleBody'];
/** What a change of role would end. */
export type RolePreview = Schemas['RolePreview'];

const ROLE_PREVIEW_PATH = '/api/user/role/preview';
const ADMINISTRATORS_PATH = '/api/admin/college/admins';

/** Always refetched: a request may have arrived in the meantime. */
export const rolePreviewQuery = (viewer: number, newRole: RolePreview['newRole']) =>
  queryOptions<RolePreview>({
    queryKey: [ROLE_PREVIEW_PATH, { newRole }, viewer],
    queryFn: fetchAsViewer<RolePreview>,
    staleTime: 0,
    gcTime: 0,
  });

export const updateAccount = (change: AccountChange) => request<AccountProfile>('PUT', '/api/user', change);
export const cancelEmailChange = () => request('DELETE', '/api/user/pending-email');
export const changeRole = (change: RoleChange) => request<AccountProfile>('PUT', '/api/user/role', change);
/** Makes a colleague the main administrator of the viewer's college, in place of the viewer. */
export const handOverMainRole = (id: number) =>
  request<CollegeAdministrator[]>('PATCH', `${ADMINISTRATORS_PATH}/${id}`, { isMainAdmin: true });
