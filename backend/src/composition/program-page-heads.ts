import type { CollegeDetailView, ProgramPagesFacade } from '../contexts/colleges';
import type { PageHead } from '../shared/infrastructure/http/page-heads';

const NAME_LIST = new Intl.ListFormat('en-US');

type ComparedProgram = Awaited<ReturnType<ProgramPagesFacade['listCompared']>>[number];
type Field = NonNullable<Awaited<ReturnType<ProgramPagesFacade['findField']>>>;

/** Returns the path of the page of a field, such as "/programs/1107-computer-science". */
export const toFieldPath = ({ cip, slug }: Pick<Field, 'cip' | 'slug'>): string => `/programs/${cip}-${slug}`;

/** Returns the code of the field in the path of its page, whose words aren't read; null if the path has none. */
export const findFieldCode = (path: string): string | null =>
  /^\/programs\/(\d{4})(?:-[^/]*)?$/.exec(path)?.[1] ?? null;

/** Returns the head of the page with the programs of a college. Without programs, it isn't indexed. */
export function collegeProgramsPageHead(
  { id, name, title, ipeds_id }: Pick<CollegeDetailView, 'id' | 'name' | 'title' | 'ipeds_id'>,
  programs: number,
  appName: string,
): PageHead {
  const heading = `Programs at ${name}`;
  return {
    status: 200,
    title: `Programs at ${title} · ${appName}`,
    description: describeCollegePrograms(title, programs),
    canonical: programs > 0 ? `/college/${id}/programs` : null,
    heading,
    data: {
      '@context': 'https://schema.org',
      '@type': 'CollectionPage',
      name: heading,
      about: {
        '@type': 'CollegeOrUniversity',
        name,
        identifier: { '@type': 'PropertyValue', propertyID: 'UNITID', value: String(ipeds_id) },
      },
    },
  };
}

/** Returns the head of the page with the programs of a field. */
export function fieldPageHead(field: Field, appName: string): PageHead {
  const { cip, field: title, colleges } = field;
  return {
    status: 200,
    title: `${title}: colleges, earnings and debt · ${appName}`,
    description: describeField(title, colleges),
    canonical: toFieldPath(field),
    heading: title,
    data: {
      '@context': 'https://schema.org',
      '@type': 'CollectionPage',
      name: title,
      about: {
        '@type': 'DefinedTerm',
        name: title,
        termCode: `${cip.slice(0, 2)}.${cip.slice(2)}`,
        inDefinedTermSet: 'Classification of Instructional Programs',
      },
    },
  };
}

/**
 * Returns the head of a comparison of at least one program. The same programs in another order have the same canonical
 * path. A comparison with a single program isn't indexed.
 */
export function programComparisonPageHead(
  programs: readonly Pick<ComparedProgram, 'id' | 'field' | 'collegeName'>[],
  appName: string,
): PageHead {
  const names = programs.map(({ field, collegeName }) => `${field} at ${collegeName}`);
  const ids = programs.map(({ id }) => id).toSorted();
  return {
    status: 200,
    title: `${names.length > 1 ? names.join(' vs. ') : `Compare ${names.join()}`} · ${appName}`,
    description: `Compare the awards, pay and debt of graduates of ${NAME_LIST.format(names)}, based on official data.`,
    canonical: ids.length > 1 ? `/compare?programs=${ids.join(',')}` : null,
    heading: 'Compare programs',
  };
}

function describeCollegePrograms(name: string, programs: number): string {
  if (programs === 0) return `We have no official data on the programs at ${name} yet.`;
  if (programs === 1)
    return `See the awards, earnings and debt of graduates of the only program at ${name}, from official data.`;
  return `See the awards, earnings and debt of graduates of the ${programs.toLocaleString('en-US')} programs at ${name}, from official data.`;
}

const describeField = (title: string, colleges: number): string =>
  colleges === 1
    ? `See what graduates in ${title} earn and owe at the only college that offers it, from official data.`
    : `Compare what graduates in ${title} earn and owe at ${colleges.toLocaleString('en-US')} colleges, from official data.`;
