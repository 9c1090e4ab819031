import type { CollegeAlumniFilters, CollegeAlumniOrder } from '../api/college-alumni';

/** The state of the list of alumni in the URL: whether it is open, and its filters. */
export interface AlumniSearch extends CollegeAlumniFilters {
  view?: 'all' | undefined;
}

const SORT_ORDERS: readonly CollegeAlumniOrder[] = ['name', '-name', 'graduationYear', '-graduationYear'];

/** Parses the state of the list of alumni from a URL; invalid values are ignored. */
export const parseAlumniSearch = ({ view, q, claimed, sort }: Record<string, unknown>): AlumniSearch => ({
  view: view === 'all' ? view : undefined,
  q: typeof q === 'string' && q !== '' ? q : undefined,
  claimed: claimed === 'true' || claimed === 'false' ? claimed : undefined,
  sort: SORT_ORDERS.find((order) => order === sort),
});
