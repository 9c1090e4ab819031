import { queryOptions } from '@tanstack/react-query';
import { readAs, type Schemas } from '@/shared/api';

/** What a college can know about interested students: closed periods, and groups of a minimum size. Null is hidden. */
export type CollegeStatistics = Schemas['StatisticsView'];
type InterestedStudents = Schemas['InterestedStudentsView'];

const STATISTICS = '/api/admin/college/interactions';
const STUDENTS = '/api/admin/college/students';

export const statisticsQueries = {
  own: (viewer: number) =>
    queryOptions<CollegeStatistics>({ queryKey: [STATISTICS, {}, viewer], queryFn: readAs<CollegeStatistics> }),
  students: (viewer: number) =>
    queryOptions<InterestedStudents>({ queryKey: [STUDENTS, {}, viewer], queryFn: readAs<InterestedStudents> }),
};

/** URL of the same numbers as a file. */
export const STATISTICS_FILE = `${STATISTICS}.csv`;
