import { queryOptions } from '@tanstack/react-query';
import { fetchAsViewer, type Schemas } from '@/shared/api';

/** An administrator of the viewer's college. */
export type CollegeAdministrator = Schemas['CollegeAdministratorView'];

/** The college a user speaks for, or wants to. */
export type CollegeAdmin = Schemas['CollegeAdminView'];

const ADMINISTRATORS_PATH = '/api/admin/college/admins';

export const administratorsQuery = (viewer: number) =>
  queryOptions<CollegeAdministrator[]>({
    queryKey: [ADMINISTRATORS_PATH, {}, viewer],
    queryFn: fetchAsViewer<CollegeAdministrator[]>,
    staleTime: 0,
  });
