import { queryOptions } from '@tanstack/react-query';
import { fetchAsViewer, type Schemas } from '@/shared/api';

/** What a college can know about interested students: closed periods, and groups of a minimum size. Null is hidden. */
export type CollegeStatistics = Schemas['StatisticsView'];
type InterestedStudents = Schemas['InterestedStudentsView'];

const STATISTICS_PATH = '/api/admin/college/interactions';
const STUDENTS_PATH = '/api/admin/college/students';

export const statisticsQueries = {
  own: (viewer: number) =>
    queryOptions<CollegeStatistics>({
      queryKey: [STATISTICS_PATH, {}, viewer],
      queryFn: fetchAsViewer<CollegeStatistics>,
    }),
  students: (viewer: number) =>
    queryOptions<InterestedStudents>({
      queryKey: [STUDENTS_PATH, {}, viewer],
      queryFn: fetchAsViewer<InterestedStudents>,
    }),
};

/** URL of the same numbers as a file. */
export const STATISTICS_CSV_URL = `${STATISTICS_PATH}.csv`;
