import { queryOptions } from '@tanstack/react-query';
import { linkedPagesQuery, fetchAsViewer, request, addQueryParams, type Paths, type Schemas } from '@/shared/api';

/** An alum whom the college has imported. */
export type CollegeAlumnus = Schemas['ListedAlumnusView'];
type ConfirmationRequests = Schemas['ConfirmationRequestsView'];
type CollegeAlumniStatistics = Schemas['AlumniStatisticsView'];

/** Which of them are listed, and in which order. */
export interface CollegeAlumniFilters {
  q?: string | undefined;
  claimed?: 'true' | 'false' | undefined;
  sort?: CollegeAlumniOrder | undefined;
}
export type CollegeAlumniOrder = NonNullable<
  NonNullable<Paths['/api/admin/alumni']['get']['parameters']['query']>['sort']
>;

const ALUMNI_PATH = '/api/admin/alumni';
const CONFIRMATIONS_PATH = `${ALUMNI_PATH}/confirmations`;

export const collegeAlumniQueries = {
  list: (viewer: number, filters: CollegeAlumniFilters) =>
    linkedPagesQuery<CollegeAlumnus>(
      [ALUMNI_PATH, { ...filters }, viewer],
      addQueryParams(ALUMNI_PATH, { ...filters }),
    ),
  statistics: (viewer: number) =>
    queryOptions<CollegeAlumniStatistics>({
      queryKey: [`${ALUMNI_PATH}/stats`, {}, viewer],
      queryFn: fetchAsViewer<CollegeAlumniStatistics>,
    }),
  /** How many alumni who registered themselves can be asked to confirm their studies, and when the last were. */
  confirmations: (viewer: number) =>
    queryOptions<ConfirmationRequests>({
      queryKey: [CONFIRMATIONS_PATH, {}, viewer],
      queryFn: fetchAsViewer<ConfirmationRequests>,
    }),
};

/** Returns the URL of the same list as a CSV file. */
export const collegeAlumniCsvUrl = (filters: CollegeAlumniFilters) =>
  addQueryParams(`${ALUMNI_PATH}.csv`, { ...filters });
/** Emails another link to an imported alum who has not claimed their profile. */
export const resendAlumniInvitation = (id: number) => request('POST', `${ALUMNI_PATH}/${id}/resend`);
/** Asks alumni who registered themselves whether they studied at the college; returns how many are asked now. */
export const requestAlumniConfirmations = () => request<Schemas['AskedAlumniView']>('POST', CONFIRMATIONS_PATH);
/** Deletes the data from the college about an alum who has not claimed their profile. */
export const removeCollegeAlumnus = (id: number) => request('DELETE', `${ALUMNI_PATH}/${id}`);
