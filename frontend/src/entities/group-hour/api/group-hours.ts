import { queryOptions } from '@tanstack/react-query';
import { fetchAsViewer, linkedPagesQuery, type Schemas } from '@/shared/api';
import { LIVE_STALE_MS } from '@/shared/config';

/** A call of one alum with several students, as the viewer sees it. */
export type GroupHour = Schemas['GroupHourView'];

const GROUP_HOURS_PATH = '/api/group-hours';

/** Limits the group hours that a student can join. */
interface OpenGroupHoursFilter {
  hostId?: number | undefined;
  collegeId?: number | undefined;
}

const toSearch = (list: 'open' | 'own', { hostId, collegeId }: OpenGroupHoursFilter = {}) =>
  new URLSearchParams({
    list,
    ...(hostId !== undefined && { hostId: String(hostId) }),
    ...(collegeId !== undefined && { collegeId: String(collegeId) }),
  }).toString();

const listQuery = (search: string, viewer: number) =>
  linkedPagesQuery<GroupHour>([GROUP_HOURS_PATH, search, viewer], `${GROUP_HOURS_PATH}?${search}`);

export const groupHourQueries = {
  /** Those that a student can join, soonest first. */
  open: (filter: OpenGroupHoursFilter, viewer: number) => listQuery(toSearch('open', filter), viewer),
  /** Those that the viewer hosts or joined and that aren't over, soonest first. */
  own: (viewer: number) => listQuery(toSearch('own'), viewer),
  one: (id: number, viewer: number) =>
    queryOptions<GroupHour>({
      queryKey: [`${GROUP_HOURS_PATH}/${id}`, {}, viewer],
      queryFn: fetchAsViewer<GroupHour>,
      staleTime: LIVE_STALE_MS,
    }),
};

/** Checks whether a query is about group hours, for invalidating it. */
export const isGroupHourQuery = ({ queryKey: [path] }: { queryKey: readonly unknown[] }): boolean =>
  typeof path === 'string' && path.startsWith(GROUP_HOURS_PATH);

/** Returns the API path of a group hour, or of all of them. */
export const groupHourPath = (id?: number): string =>
  id === undefined ? GROUP_HOURS_PATH : `${GROUP_HOURS_PATH}/${id}`;
