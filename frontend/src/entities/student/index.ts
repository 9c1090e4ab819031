export {
  studentQueries,
  STUDENTS_PER_PAGE,
  type ListedStudent,
  type ShownStudent,
  type StudentFilters,
} from './api/students';
