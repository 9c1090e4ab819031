import type { QueryClient } from '@tanstack/react-query';
import { collegeQueries, type CollegeDetail } from '@/entities/college';
import { ApiError } from '@/shared/api';
import { MAX_COMPARED_COLLEGES } from '@/shared/config';
import { plural } from '@/shared/lib/plural';
import { collegeProgramsQuery, fieldQuery, loadComparedPrograms, type Program } from '../api/programs';
import { parseFieldKey, parseProgramIds, toFieldKey } from './program-id';

const FIELDS_HEAD = {
  title: 'Programs',
  description: 'Find a field of study, and compare what its graduates earn and owe at US colleges.',
  canonical: '/programs',
};

const COLLEGE_NOT_FOUND_HEAD = {
  title: 'College Not Found',
  description: "The college you're looking for doesn't exist or has been removed.",
  canonical: null,
};

const FIELD_NOT_FOUND_HEAD = {
  title: 'Field Not Found',
  description: 'We have no programs in this field of study.',
  canonical: null,
};

const PROGRAMS_NOT_FOUND_HEAD = {
  title: 'Programs Not Found',
  description: 'The programs you’re looking for don’t exist or have been removed.',
  canonical: null,
};

/** @returns the head of the page of all fields */
export const loadFields = () => ({ head: FIELDS_HEAD });

function orNotFound(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}

/** Returns the head of the programs of a college, with the same texts as on the server. */
function collegeProgramsHead({ id, title }: CollegeDetail, count: number) {
  return {
    title: `Programs at ${title}`,
    description: plural(
      count,
      {
        '=0': 'We have no official data on the programs at {name} yet.',
        one: 'See the awards, earnings and debt of graduates of the only program at {name}, from official data.',
        other: 'See the awards, earnings and debt of graduates of the # programs at {name}, from official data.',
      },
      { name: title },
    ),
    canonical: count > 0 ? `/college/${id}/programs` : null,
  };
}

/**
 * Loads the college in a path and its programs. If only the programs fail, the page shows the error.
 * @returns the head of the page; the college is null if there is none with this ID
 */
export async function loadCollegePrograms(queryClient: QueryClient, text: string) {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  if (id === 0 || id > 2_147_483_647) return { college: null, head: COLLEGE_NOT_FOUND_HEAD };
  const [college, listed] = await Promise.all([
    queryClient.ensureQueryData(collegeQueries.detail(id)).catch(orNotFound),
    queryClient.ensureQueryData(collegeProgramsQuery(id)).catch(() => null),
  ]);
  if (!college) return { college, head: COLLEGE_NOT_FOUND_HEAD };
  return { college, head: collegeProgramsHead(college, listed?.programs.length ?? 0) };
}

/**
 * Loads the field in a path.
 * @returns the head of the page; the field is null if there is none with this code
 */
export async function loadField(queryClient: QueryClient, key: string) {
  const cip = parseFieldKey(key);
  if (cip === undefined) return { field: null, head: FIELD_NOT_FOUND_HEAD };
  const field = await queryClient.ensureQueryData(fieldQuery(cip)).catch(orNotFound);
  if (!field) return { field, head: FIELD_NOT_FOUND_HEAD };
  return {
    field,
    head: {
      title: `${field.field}: colleges, earnings and debt`,
      description: plural(
        field.colleges,
        {
          one: 'See what graduates in {title} earn and owe at the only college that offers it, from official data.',
          other: 'Compare what graduates in {title} earn and owe at # colleges, from official data.',
        },
        { title: field.field },
      ),
      canonical: `/programs/${toFieldKey(field)}`,
    },
  };
}

const NAME_LIST = new Intl.ListFormat('en-US');

function comparisonHead(programs: readonly Program[]) {
  const names = programs.map(({ field, collegeName }) => `${field} at ${collegeName}`);
  const ids = programs.map(({ id }) => id).toSorted();
  return {
    title: names.length > 1 ? names.join(' vs. ') : `Compare ${names.join()}`,
    description: `Compare the awards, pay and debt of graduates of ${NAME_LIST.format(names)}, based on official data.`,
    canonical: ids.length > 1 ? `/compare?programs=${ids.join(',')}` : null,
  };
}

/**
 * Loads the programs of a comparison, which stay in the cache of queries.
 * @param text the programs in the URL, such as '2469-1107-bachelor,12-1107-master'
 * @returns the head of the page, the IDs, and how many programs are too many
 */
export async function loadProgramComparison(queryClient: QueryClient, text: string) {
  const all = parseProgramIds(text);
  const ids = all.slice(0, MAX_COMPARED_COLLEGES);
  const programs = ids.length === 0 ? [] : await loadComparedPrograms(queryClient, ids);
  return {
    programIds: ids,
    surplus: all.length - ids.length,
    head: programs.length === 0 ? PROGRAMS_NOT_FOUND_HEAD : comparisonHead(programs),
  };
}
