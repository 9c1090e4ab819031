import { queryOptions, type QueryFunctionContext } from '@tanstack/react-query';
import { fetchAsViewer, request, type Schemas } from '@/shared/api';

/** A college on a user's list. */
export type SavedCollege = Schemas['SavedCollege'];

/** What the user plans for a saved college. */
export type CollegePlan = Pick<SavedCollege, 'status' | 'deadline' | 'note'>;

const SAVED_COLLEGES_PATH = '/api/saved-colleges';
const MAX_MERGED_PER_REQUEST = 100;

/** Adds colleges to the account's list, and returns the whole list. */
async function mergeSavedColleges(ids: readonly number[]): Promise<SavedCollege[]> {
  let list: SavedCollege[] = [];
  // The last of a list is the oldest and is sent first, so that the newest ends up at the top.
  for (let end = ids.length; end > 0; end -= MAX_MERGED_PER_REQUEST) {
    const collegeIds = ids.slice(Math.max(0, end - MAX_MERGED_PER_REQUEST), end);
    list = await request<SavedCollege[]>('POST', SAVED_COLLEGES_PATH, { collegeIds });
  }
  return list;
}

/** The key of an account's list. */
export const savedCollegesKey = (viewer: number) => [SAVED_COLLEGES_PATH, {}, viewer] as const;

export const savedCollegeQueries = {
  /**
   * The list of an account.
   *
   * @param visitorList returns which colleges were saved on this device before signing in; they are added to the list
   *   first
   * @param onRead called with the list each time the server returns it
   */
  of: (viewer: number, visitorList: () => readonly number[], onRead: (list: SavedCollege[]) => void) =>
    queryOptions<SavedCollege[]>({
      queryKey: savedCollegesKey(viewer),
      queryFn: async (context: QueryFunctionContext) => {
        const ids = visitorList();
        const list = ids.length > 0 ? await mergeSavedColleges(ids) : await fetchAsViewer<SavedCollege[]>(context);
        onRead(list);
        return list;
      },
    }),
};

/** Adds a college with a plan. A college that is on the list already keeps its own plan. */
export const saveCollege = (id: number, plan: CollegePlan) =>
  request<SavedCollege>('PUT', `${SAVED_COLLEGES_PATH}/${id}`, plan);
export const unsaveCollege = (id: number) => request('DELETE', `${SAVED_COLLEGES_PATH}/${id}`);
