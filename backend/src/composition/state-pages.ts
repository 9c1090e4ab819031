import type { PageHead } from '../shared/infrastructure/http/page-heads';
import { STATES } from '../shared/domain/states';

/** Territories and freely associated states, whose USPS code is also the code of a country in ISO 3166. */
const COUNTRY_CODES: ReadonlySet<string> = new Set(['AS', 'FM', 'GU', 'MH', 'MP', 'PR', 'PW', 'VI']);

/** Returns the country of a college, as postal addresses name it. */
export const toCountryCode = (state: string): string => (COUNTRY_CODES.has(state) ? state : 'US');

const STATE_PATH = /^\/states\/([^/]+)\/?$/i;

/** 'U.S. Virgin Islands' -> 'us-virgin-islands', as in `frontend/src/shared/config/states.ts`. */
const toSlug = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('.', '')
    .replaceAll(/[^a-z]+/g, '-');

/** The name of each state by its slug. */
const STATE_NAME_BY_SLUG: ReadonlyMap<string, string> = new Map(
  Object.values(STATES).map((name) => [toSlug(name), name]),
);

/** The slug of each state by its lowercase USPS code. */
const STATE_SLUG_BY_CODE: ReadonlyMap<string, string> = new Map(
  Object.entries(STATES).map(([code, name]) => [code.toLowerCase(), toSlug(name)]),
);

const NAMES_WITH_ARTICLE: ReadonlySet<string> = new Set(['DC', 'FM', 'MH', 'MP', 'VI'].map((code) => STATES[code]!));

/** 'California' -> 'in California', 'District of Columbia' -> 'in the District of Columbia'; also in the frontend. */
const inState = (name: string): string => (NAMES_WITH_ARTICLE.has(name) ? `in the ${name}` : `in ${name}`);

function decodeUriSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns the path of a state's page: '/states/CA' -> '/states/california'; null if the path names no state. */
export function findStatePath(path: string): string | null {
  const key = toSlug(decodeUriSafely(STATE_PATH.exec(path)?.[1] ?? ''));
  const slug = STATE_NAME_BY_SLUG.has(key) ? key : STATE_SLUG_BY_CODE.get(key);
  return slug === undefined ? null : `/states/${slug}`;
}

/** Returns the head of a state's page; null if the path names no state in this form. */
export function findStatePageHead(path: string, appName: string): PageHead | null {
  const name = STATE_NAME_BY_SLUG.get(STATE_PATH.exec(path)?.[1] ?? '');
  if (name === undefined) return null;
  return {
    status: 200,
    title: `Colleges ${inState(name)} · ${appName}`,
    description: `See official data on tuition, admission rates and graduation rates for colleges ${inState(name)}. Compare up to four.`,
    canonical: `/states/${toSlug(name)}`,
    heading: `Colleges ${inState(name)}`,
    data: {
      '@context': 'https://schema.org',
      '@type': 'CollectionPage',
      name: `Colleges ${inState(name)}`,
      about: { '@type': 'State', name, containedInPlace: { '@type': 'Country', name: 'United States' } },
    },
  };
}
