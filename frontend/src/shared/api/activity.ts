import { queryOptions } from '@tanstack/react-query';
import { readAs } from './paged';
import { request } from './request';
import type { components } from './schema.gen';
import { withParams } from './send';

type Schemas = components['schemas'];

/** What one college can know about a student. */
export type CollegeActivity = Schemas['CollegeActivityView'];
export type ActivityEvent = Schemas['ActivityEventView'];
export type ConsentLevel = CollegeActivity['consent']['level'];

const ACTIVITY = '/api/privacy/activity';
const COUNTING = '/api/privacy/counting';

export const activityQueries = {
  list: (viewer: number) =>
    queryOptions<CollegeActivity[]>({ queryKey: [ACTIVITY, {}, viewer], queryFn: readAs<CollegeActivity[]> }),
  counting: (viewer: number) =>
    queryOptions<Schemas['CountingView']>({
      queryKey: [COUNTING, {}, viewer],
      queryFn: readAs<Schemas['CountingView']>,
    }),
};

export const deleteActivityEvent = (id: number) => request('DELETE', `${ACTIVITY}/${id}`);
/** Deletes the activity with one college, or with all of them. */
export const deleteActivity = (collegeId?: number) => request('DELETE', withParams(ACTIVITY, { collegeId }));
export const chooseConsent = (collegeId: number, consent: Schemas['ConsentBody']) =>
  request<CollegeActivity['consent']>('PUT', `/api/privacy/consents/${collegeId}`, consent);
export const setCounting = (countVisits: boolean) => request<Schemas['CountingView']>('PUT', COUNTING, { countVisits });
