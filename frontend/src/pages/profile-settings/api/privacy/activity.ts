import { queryOptions } from '@tanstack/react-query';
import { readAs, request, withParams, type Schemas } from '@/shared/api';

/** What one college can know about a student. */
export type CollegeActivity = Schemas['CollegeActivityView'];
export type ActivityEvent = Schemas['ActivityEventView'];
/** A day on which the student looked up a college in the College Hub. */
export type Inquiry = Schemas['OwnInquiry'];

const ACTIVITY = '/api/privacy/activity';
const COUNTING = '/api/privacy/counting';
const INQUIRIES = '/api/inquiries';

export const activityQueries = {
  list: (viewer: number) =>
    queryOptions<CollegeActivity[]>({ queryKey: [ACTIVITY, {}, viewer], queryFn: readAs<CollegeActivity[]> }),
  inquiries: (viewer: number) =>
    queryOptions<Inquiry[]>({ queryKey: [INQUIRIES, {}, viewer], queryFn: readAs<Inquiry[]> }),
  counting: (viewer: number) =>
    queryOptions<Schemas['CountingView']>({
      queryKey: [COUNTING, {}, viewer],
      queryFn: readAs<Schemas['CountingView']>,
    }),
};

export const deleteInquiry = (id: number) => request('DELETE', `${INQUIRIES}/${id}`);
export const deleteActivityEvent = (id: number) => request('DELETE', `${ACTIVITY}/${id}`);
/** Deletes the activity with one college, or with all of them, including the inquiries. */
export const deleteActivity = (collegeId?: number) => request('DELETE', withParams(ACTIVITY, { collegeId }));
export const setCounting = (countVisits: boolean) => request<Schemas['CountingView']>('PUT', COUNTING, { countVisits });
