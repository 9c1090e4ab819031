import { queryOptions } from '@tanstack/react-query';
import type { CollegeDetail } from '@/entities/college';
import { linkedPagesQuery, fetchAsViewer, request, type Schemas } from '@/shared/api';

/** The college of the signed-in administrator; includes the origins of its values only once they are verified. */
export type OwnCollege = CollegeDetail & { verification: Schemas['VerificationView'] } & Schemas['CollegeOriginsView'];

/** Contains only what changes; null removes the college value, so that the federal value is used again. */
export type CollegeEdits = Schemas['CollegeEditsBody'];

/** One change of one field, with the person who made it. */
export type ProfileChange = Schemas['ProfileChangeView'];

const COLLEGE_PATH = '/api/admin/college';
const HISTORY_PATH = `${COLLEGE_PATH}/history`;

export const collegeProfileQueries = {
  own: (viewer: number) =>
    queryOptions<OwnCollege>({ queryKey: [COLLEGE_PATH, {}, viewer], queryFn: fetchAsViewer<OwnCollege> }),
  history: (viewer: number) => linkedPagesQuery<ProfileChange>([HISTORY_PATH, {}, viewer], HISTORY_PATH),
};

export const updateOwnCollege = (change: CollegeEdits) => request<CollegeDetail>('PATCH', COLLEGE_PATH, change);
export const revertProfileChange = (id: number) => request<CollegeDetail>('POST', `${HISTORY_PATH}/${id}/revert`);
