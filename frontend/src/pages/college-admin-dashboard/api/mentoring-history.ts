import { queryOptions } from '@tanstack/react-query';
import { fetchAsViewer, type Schemas } from '@/shared/api';

/** What followed from requests to a college's alumni: closed periods, and groups of a minimum size. Null is hidden. */
export type MentoringHistory = Schemas['MentoringHistoryView'];

const MENTORING_PATH = '/api/admin/college/mentoring';

export const mentoringQueries = {
  own: (viewer: number) =>
    queryOptions<MentoringHistory>({
      queryKey: [MENTORING_PATH, {}, viewer],
      queryFn: fetchAsViewer<MentoringHistory>,
    }),
};

/** URL of the same numbers as a file. */
export const MENTORING_CSV_URL = `${MENTORING_PATH}.csv`;
