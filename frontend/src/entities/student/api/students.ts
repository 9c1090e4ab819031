import { queryOptions } from '@tanstack/react-query';
import { fetchAsViewer, fetchPage, type Page, type Schemas, type ViewerId } from '@/shared/api';

type ListedPerson = Schemas['ListedPersonView'];

/** What a list shows about a student. */
type StudentCard = Schemas['StudentCardView'];
/** A student in a list. The email address is included only if a connection shares it. */
export type ListedStudent = Omit<ListedPerson, 'studentProfile'> & { studentProfile: StudentCard };

/** Filters of the students, combined with AND. */
export interface StudentFilters {
  /** Part of the name. */
  q?: string | undefined;
  /** Words of the intended major, or the start of words. */
  major?: string | undefined;
  /** Of graduation. */
  year?: number | undefined;
  /** USPS code; finds only students who show it to the viewer, as connections do. */
  state?: string | undefined;
}

type StudentPageQuery = StudentFilters & { page: number };

/** A student's page. Fields hidden from this viewer are null. */
export type ShownStudent = Schemas['StudentPageView'];

export const STUDENTS_PER_PAGE = 20;

const USERS_PATH = '/api/users';

async function readStudentPage(
  { page, ...filters }: StudentPageQuery,
  signal: AbortSignal,
): Promise<Page<ListedStudent>> {
  const query = { ...filters, role: 'student', findable: true, limit: STUDENTS_PER_PAGE };
  const offset = (page - 1) * STUDENTS_PER_PAGE || null;
  const { items, total } = await fetchPage<ListedPerson>(USERS_PATH, { ...query, offset }, signal);
  return { items: items.filter((one): one is ListedStudent => one.studentProfile !== null), total };
}

const studentProfilePath = (id: number) => `/api/students/${id}`;

export const studentQueries = {
  /** Key prefix of one student's page for any viewer, for invalidating it. */
  profiles: (id: number) => [studentProfilePath(id)],
  profile: (id: number, viewer: ViewerId) =>
    queryOptions<ShownStudent>({
      queryKey: [studentProfilePath(id), {}, viewer],
      queryFn: fetchAsViewer<ShownStudent>,
    }),
  /** Key prefix of all lists of students, for updating what they show of one person. */
  lists: [USERS_PATH],
  page: (query: StudentPageQuery, viewer: ViewerId) =>
    queryOptions<Page<ListedStudent>>({
      queryKey: [USERS_PATH, query, viewer],
      queryFn: ({ signal }) => readStudentPage(query, signal),
    }),
};
