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
export type RawForumSearch = { [Name in keyof ForumSearch]?: unknown };

export type ChangeSearch = (change: Partial<ForumSearch>, how?: { replace: boolean }) => void;

export const FILTER_LABELS: Readonly<Record<DiscussionFilter, string>> = {
  mine: 'Mine',
  saved: 'Saved',
  unanswered: 'Unanswered',
};

export const SORT_LABELS: Readonly<Record<DiscussionSort, string>> = {
  active: 'Active',
  latest: 'Latest',
  unanswered: 'Unanswered',
};

const MAX_TERM_LENGTH = 100;
const MAX_TAG_LENGTH = 60;
const MAX_COLLEGE_NAME_LENGTH = 200;

function parseText(value: unknown, maxLength: number): string | undefined {
  if (typeof value !== 'string') return undefined;
  // The server refuses control characters.
  return (
    value
      .replace(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, maxLength) || undefined
  );
}

const parseId = (value: unknown): number | undefined =>
  /^[1-9]\d{0,8}$/.test(String(value)) ? Number(value) : undefined;
const parseKey = <Key extends string>(known: Readonly<Record<Key, string>>, value: unknown): Key | undefined =>
  (Object.keys(known) as Key[]).find((key) => key === value);

/** Parses the URL parameters; invalid values are ignored. */
export function parseForumSearch(raw: RawForumSearch): ForumSearch {
  const sort = parseKey(SORT_LABELS, raw.sort);
  return {
    q: parseText(raw.q, MAX_TERM_LENGTH),
    college: parseText(raw.college, MAX_COLLEGE_NAME_LENGTH),
    collegeId: parseId(raw.collegeId),
    tag: parseText(raw.tag, MAX_TAG_LENGTH),
    filter: parseKey(FILTER_LABELS, raw.filter),
    sort: sort === 'active' ? undefined : sort,
    new: String(raw.new) === '1' ? 1 : undefined,
  };
}

/** Returns the filters for the server. The ID of a college takes precedence over its name. */
export function toDiscussionFilters({ q, college, collegeId, tag, filter, sort }: ForumSearch): DiscussionFilters {
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

const CLEAR_COLLEGE_CHANGE = { college: undefined, collegeId: undefined };

/** Returns all active filters with readable labels. */
export function activeFilters({ q, college, collegeId, tag, filter }: ForumSearch): ActiveFilter[] {
  const hasCollege = college !== undefined || collegeId !== undefined;
  return [
    ...(q ? [{ key: 'q', label: `“${q}”`, remove: { q: undefined } }] : []),
    ...(filter ? [{ key: 'filter', label: FILTER_LABELS[filter], remove: { filter: undefined } }] : []),
    ...(hasCollege ? [{ key: 'college', label: college ?? 'One college', remove: CLEAR_COLLEGE_CHANGE }] : []),
    ...(tag ? [{ key: 'tag', label: tag, remove: { tag: undefined } }] : []),
  ];
}

export const CLEAR_ALL_FILTERS_CHANGE: Partial<ForumSearch> = {
  q: undefined,
  filter: undefined,
  tag: undefined,
  ...CLEAR_COLLEGE_CHANGE,
};
