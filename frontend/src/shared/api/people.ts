import { queryOptions } from '@tanstack/react-query';
import { readAs, readPage, type Page, type Viewer } from './paged';
import type { components } from './schema.gen';

type Listed = components['schemas']['ListedPersonView'];

/** What a student tells in a list. */
type StudentCard = components['schemas']['StudentCardView'];
/** A student in a list. The address is there only where a connection shares one. */
export type ListedStudent = Omit<Listed, 'studentProfile'> & { studentProfile: StudentCard };

/** What narrows the students down, all of it at once. */
export interface StudentFilters {
  /** What stands in the name. */
  q?: string | undefined;
  /** Words of the intended major, or how they begin. */
  major?: string | undefined;
  /** Of graduation. */
  year?: number | undefined;
  /** USPS code; only of those who show it, as connections do. */
  state?: string | undefined;
}

type Asked = StudentFilters & { page: number };

/** A student's page. What this viewer does not see is null. */
export type ShownStudent = components['schemas']['StudentPageView'];

export const STUDENTS_PER_PAGE = 20;
const PEOPLE = '/api/users';

async function studentPage({ page, ...filters }: Asked, signal: AbortSignal): Promise<Page<ListedStudent>> {
  const asked = { ...filters, role: 'student', findable: true, limit: STUDENTS_PER_PAGE };
  const offset = (page - 1) * STUDENTS_PER_PAGE || null;
  const { items, total } = await readPage<Listed>(PEOPLE, { ...asked, offset }, signal);
  return { items: items.filter((one): one is ListedStudent => one.studentProfile !== null), total };
}

const profileAddress = (id: number) => `/api/students/${id}`;

export const studentQueries = {
  /** Everyone's reading of one student, for marking it as old. */
  profiles: (id: number) => [profileAddress(id)],
  profile: (id: number, viewer: Viewer) =>
    queryOptions<ShownStudent>({ queryKey: [profileAddress(id), {}, viewer], queryFn: readAs<ShownStudent> }),
  /** Every list of students, for changing what it shows of one person. */
  lists: [PEOPLE],
  page: (asked: Asked, viewer: Viewer) =>
    queryOptions<Page<ListedStudent>>({
      queryKey: [PEOPLE, asked, viewer],
      queryFn: ({ signal }) => studentPage(asked, signal),
    }),
};
