import type { CollegeAlumniFilters, CollegeAlumniOrder } from '@/shared/api';

/** Which alumni the address lists, and whether the list is open. */
export interface AlumniSearch extends CollegeAlumniFilters {
  view?: 'all' | undefined;
}

const ORDERS: readonly CollegeAlumniOrder[] = ['name', '-name', 'graduationYear', '-graduationYear'];

/** What an address says about the list of alumni; anything else is left out. */
export const alumniSearch = ({ view, q, claimed, sort }: Record<string, unknown>): AlumniSearch => ({
  view: view === 'all' ? view : undefined,
  q: typeof q === 'string' && q !== '' ? q : undefined,
  claimed: claimed === 'true' || claimed === 'false' ? claimed : undefined,
  sort: ORDERS.find((order) => order === sort),
});
