import { queryOptions } from '@tanstack/react-query';
import { fetchAsViewer, request, type Schemas } from '@/shared/api';

/** A college whose first alum the student is notified of. */
type AlumniAlert = Schemas['AlumniAlertView'];

const ALUMNI_ALERTS_PATH = '/api/alumni-alerts';

export const alumniAlertsQuery = (viewer: number) =>
  queryOptions<AlumniAlert[]>({
    queryKey: [ALUMNI_ALERTS_PATH, {}, viewer],
    queryFn: fetchAsViewer<AlumniAlert[]>,
  });

export const saveAlumniAlert = (collegeId: number) => request<AlumniAlert>('PUT', `${ALUMNI_ALERTS_PATH}/${collegeId}`);
export const removeAlumniAlert = (collegeId: number) => request('DELETE', `${ALUMNI_ALERTS_PATH}/${collegeId}`);
