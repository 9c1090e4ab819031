import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { addQueryParams, ApiError, fetchLinkedPage, linkedPagesQuery } from '@/shared/api';
import type { ProgramFigureName } from '@/entities/college';
import type { Level } from '../model/levels';

/** A figure of a program: its value, or the reason why there is none. */
export interface ProgramFigure {
  value: number | null;
  reason: 'not_reported' | 'suppressed' | 'does_not_apply' | null;
  year: string | null;
  source: string | null;
  /** IDs of the other colleges that are measured together with this one. */
  pooled_with: number[];
  /** The number of graduates behind it. */
  students: number | null;
}

/** A field at one level of a college. */
export interface Program {
  /** The college, the field and the level: '2469-1107-bachelor'. */
  id: string;
  collegeId: number;
  collegeName: string;
  /** USPS code. */
  state: string;
  field: string;
  /** Four digits. */
  cip: string;
  level: Level;
  /** Which of its programs can be completed online; null if unknown. */
  distance: 'none' | 'some' | 'all' | null;
  figures: Record<ProgramFigureName, ProgramFigure>;
  /** The median pay of high-school graduates in the state; null where it can't be compared. */
  high_school: { value: number; state: string; year: string; source: string; below: boolean } | null;
  /** The national median of pay after 4 years. */
  national: { value: number; p25: number | null; p75: number | null; year: string; source: string } | null;
}

interface CollegePrograms {
  programs: Program[];
  /** False until a file of programs has been imported. */
  imported: boolean;
}

/** A field of study, by the first four digits of its CIP code. */
export interface Field {
  cip: string;
  field: string;
  slug: string;
  /** One of the 20 majors of the catalog. */
  group: string | null;
  colleges: number;
  programs: number;
}

export interface FieldDetail extends Field {
  levels: { level: Level; programs: number }[];
}

const PROGRAMS_PATH = '/api/programs';
const FIELDS_PATH = '/api/programs/fields';
const SUGGESTION_LIMIT = 10;
/** There are about 400. */
const MAX_FIELDS = 500;
const PROGRAMS_PER_PAGE = 25;

export const collegeProgramsQuery = (collegeId: number) =>
  queryOptions<CollegePrograms>({ queryKey: [`/api/colleges/${collegeId}/programs`] });

/** Fields whose name matches the text. */
export const fieldsQuery = (q: string) =>
  queryOptions<Field[]>({ queryKey: [FIELDS_PATH, { q, limit: SUGGESTION_LIMIT }], enabled: q !== '' });

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
