import { queryOptions } from '@tanstack/react-query';
import { fetchAsViewer, request, addQueryParams, type Schemas } from '@/shared/api';

/** What one college can know about a student. */
export type CollegeActivity = Schemas['CollegeActivityView'];
export type ActivityEvent = Schemas['ActivityEventView'];
/** A day on which the student looked up a college in the College Hub. */
export type Inquiry = Schemas['OwnInquiry'];

const ACTIVITY_PATH = '/api/privacy/activity';
const COUNTING_PATH = '/api/privacy/counting';
const INQUIRIES_PATH = '/api/inquiries';

export const activityQueries = {
  list: (viewer: number) =>
    queryOptions<CollegeActivity[]>({
      queryKey: [ACTIVITY_PATH, {}, viewer],
      queryFn: fetchAsViewer<CollegeActivity[]>,
    }),
  inquiries: (viewer: number) =>
    queryOptions<Inquiry[]>({ queryKey: [INQUIRIES_PATH, {}, viewer], queryFn: fetchAsViewer<Inquiry[]> }),
  counting: (viewer: number) =>
    queryOptions<Schemas['CountingView']>({
      queryKey: [COUNTING_PATH, {}, viewer],
      queryFn: fetchAsViewer<Schemas['CountingView']>,
    }),
};

export const deleteInquiry = (id: number) => request('DELETE', `${INQUIRIES_PATH}/${id}`);
export const deleteActivityEvent = (id: number) => request('DELETE', `${ACTIVITY_PATH}/${id}`);
/** Deletes the activity with one college, or with all of them, including the inquiries. */
export const deleteActivity = (collegeId?: number) => request('DELETE', addQueryParams(ACTIVITY_PATH, { collegeId }));
export const setVisitCounting = (countVisits: boolean) =>
  request<Schemas['CountingView']>('PUT', COUNTING_PATH, { countVisits });
