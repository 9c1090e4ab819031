import type { DiscussionFilter, DiscussionFilters, DiscussionSort } from '@/entities/discussion';

/** What the page shows, as it is in its URL. Default values are left out. */
export interface ForumSearch {
  q?: string | undefined;
  college?: string | undefined;
  collegeId?: number | undefined;
  tag?: string | undefined;
  filter?: DiscussionFilter | undefined;
  sort?: Exclude<DiscussionSort, 'active'> | undefined;
  /** The form for a new discussion is open. */
  new?: 1 | undefined;
}

/** The URL parameters before validation. */
export type ForumAddress = { [Name in keyof ForumSearch]?: unknown };

export type Change = (change: Partial<ForumSearch>, how?: { replace: boolean }) => void;

export const FILTERS: Readonly<Record<DiscussionFilter, string>> = {
  mine: 'Mine',
  saved: 'Saved',
  unanswered: 'Unanswered',
};

export const SORTS: Readonly<Record<DiscussionSort, string>> = {
  active: 'Active',
  latest: 'Latest',
  unanswered: 'Unanswered',
};

const LONGEST_TERM = 100;
const LONGEST_TAG = 60;
const LONGEST_COLLEGE = 200;

function text(value: unknown, longest: number): string | undefined {
  if (typeof value !== 'string') return undefined;
  // The server refuses control characters.
  return (
    value
      .replace(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, longest) || undefined
  );
}

const idIn = (value: unknown): number | undefined => (/^[1-9]\d{0,8}$/.test(String(value)) ? Number(value) : undefined);
const keyOf = <Key extends string>(known: Readonly<Record<Key, string>>, value: unknown): Key | undefined =>
  (Object.keys(known) as Key[]).find((key) => key === value);

/** Parses the URL parameters; invalid values are ignored. */
export function forumSearch(raw: ForumAddress): ForumSearch {
  const sort = keyOf(SORTS, raw.sort);
  return {
    q: text(raw.q, LONGEST_TERM),
    college: text(raw.college, LONGEST_COLLEGE),
    collegeId: idIn(raw.collegeId),
    tag: text(raw.tag, LONGEST_TAG),
    filter: keyOf(FILTERS, raw.filter),
    sort: sort === 'active' ? undefined : sort,
    new: String(raw.new) === '1' ? 1 : undefined,
  };
}

/** Returns the filters for the server. The ID of a college takes precedence over its name. */
export function filtersOf({ q, college, collegeId, tag, filter, sort }: ForumSearch): DiscussionFilters {
  const collegeFilter = collegeId === undefined ? { college } : { collegeId };
  const filters = { q, ...collegeFilter, tag, filter, sort };
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}

interface ActiveFilter {
  key: string;
  label: string;
  /** Change to the URL that removes the filter. */
  remove: Partial<ForumSearch>;
}

const WITHOUT_COLLEGE = { college: undefined, collegeId: undefined };

/** Returns all active filters with readable labels. */
export function activeFilters({ q, college, collegeId, tag, filter }: ForumSearch): ActiveFilter[] {
  const isAboutOne = college !== undefined || collegeId !== undefined;
  return [
    ...(q ? [{ key: 'q', label: `“${q}”`, remove: { q: undefined } }] : []),
    ...(filter ? [{ key: 'filter', label: FILTERS[filter], remove: { filter: undefined } }] : []),
    ...(isAboutOne ? [{ key: 'college', label: college ?? 'One college', remove: WITHOUT_COLLEGE }] : []),
    ...(tag ? [{ key: 'tag', label: tag, remove: { tag: undefined } }] : []),
  ];
}

export const WITHOUT_FILTERS: Partial<ForumSearch> = {
  q: undefined,
  filter: undefined,
  tag: undefined,
  ...WITHOUT_COLLEGE,
};
