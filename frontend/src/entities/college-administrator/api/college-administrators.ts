import { queryOptions } from '@tanstack/react-query';
import { readAs, type Schemas } from '@/shared/api';

/** An administrator of the viewer's college. */
export type CollegeAdministrator = Schemas['CollegeAdministratorView'];

/** The college a user speaks for, or wants to. */
export type CollegeAdmin = Schemas['CollegeAdminView'];

const ADMINISTRATORS = '/api/admin/college/admins';

export const administratorsQuery = (viewer: number) =>
  queryOptions<CollegeAdministrator[]>({
    queryKey: [ADMINISTRATORS, {}, viewer],
    queryFn: readAs<CollegeAdministrator[]>,
    staleTime: 0,
  });
