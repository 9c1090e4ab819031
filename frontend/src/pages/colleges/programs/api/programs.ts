import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { FIELDS_PATH, type Field } from '@/entities/college';
import { addQueryParams, ApiError, fetchLinkedPage, linkedPagesQuery, type Schemas } from '@/shared/api';
import type { Level } from '../model/levels';

/** A figure of a program: its value, or the reason why there is none. */
export type ProgramFigure = Schemas['FigureOfProgram'];
/** A field at one level of a college. */
export type Program = Schemas['Program'];
export type FieldDetail = Schemas['FieldDetail'];

const PROGRAMS_PATH = '/api/programs';
/** There are about 400. */
const MAX_FIELDS = 500;
const PROGRAMS_PER_PAGE = 25;

export const collegeProgramsQuery = (collegeId: number) =>
  queryOptions<Schemas['ProgramsOfCollege']>({ queryKey: [`/api/colleges/${collegeId}/programs`] });

/** What alumni who studied a field do. */
export const workOfFieldQuery = (cip: string) =>
  queryOptions<Schemas['WorkOfFieldView']>({ queryKey: [`${PROGRAMS_PATH}/fields/${cip}/alumni`] });

/** Every field, the most frequent first. */
export const allFieldsQuery = () => queryOptions<Field[]>({ queryKey: [FIELDS_PATH, { limit: MAX_FIELDS }] });

export const fieldQuery = (cip: string) => queryOptions<FieldDetail>({ queryKey: [`${FIELDS_PATH}/${cip}`] });

export interface ProgramFilters {
  cip: string;
  level: Level | undefined;
  state: string | undefined;
  sort: string;
  order: 'asc' | 'desc';
}

/** The programs of a field, part by part. */
export const programsOfFieldQuery = (filters: ProgramFilters) =>
  linkedPagesQuery<Program>(
    [PROGRAMS_PATH, filters],
    addQueryParams(PROGRAMS_PATH, { ...filters, limit: PROGRAMS_PER_PAGE }),
  );

async function fetchPrograms(ids: readonly string[]): Promise<Program[]> {
  const { items } = await fetchLinkedPage<Program>(addQueryParams(PROGRAMS_PATH, { ids: ids.join(',') }));
  return items;
}

/** The server rejects all programs if one of them doesn't exist: the others are then requested one by one. */
async function fetchExistingPrograms(ids: readonly string[]): Promise<Program[]> {
  const orNone = (error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  };
  const all = await fetchPrograms(ids).catch(orNone);
  if (all !== null || ids.length === 1) return all ?? [];
  const found = await Promise.all(ids.map((id) => fetchPrograms([id]).catch(orNone)));
  return found.flatMap((programs) => programs ?? []);
}

/** Up to four programs in the order of their IDs; unknown ones are left out. */
export const comparedProgramsQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: [PROGRAMS_PATH, { ids: ids.join(',') }],
    queryFn: () => fetchExistingPrograms(ids),
    enabled: ids.length > 0,
  });

/** Loads the programs of a comparison; they aren't requested if an earlier comparison contains all of them. */
export function loadComparedPrograms(queryClient: QueryClient, ids: readonly string[]): Promise<Program[]> {
  const initialData = queryClient
    .getQueriesData<Program[]>({
      queryKey: [PROGRAMS_PATH],
      predicate: ({ queryKey: [, params] }) => params !== null && typeof params === 'object' && 'ids' in params,
    })
    .map(([, loaded = []]) => ids.flatMap((id) => loaded.find((program) => program.id === id) ?? []))
    .find((programs) => programs.length === ids.length);
  return queryClient.ensureQueryData({ ...comparedProgramsQuery(ids), ...(initialData && { initialData }) });
}
