const SORTS = ['name', 'tuition', 'admission', 'graduation', 'enrollment'] as const;
type StateSort = (typeof SORTS)[number];

/** The URL parameters of a state's page; default values are left out. */
export interface StateSearch {
  /** Popularity if undefined. */
  sort?: StateSort | undefined;
  page?: number | undefined;
}

export const SORT_CHOICES: readonly { value: StateSort | ''; label: string }[] = [
  { value: '', label: 'Popularity' },
  { value: 'name', label: 'Name, A to Z' },
  { value: 'tuition', label: 'In-state tuition, lowest first' },
  { value: 'graduation', label: 'Graduation rate, highest first' },
  { value: 'admission', label: 'Admission rate, lowest first' },
  { value: 'enrollment', label: 'Enrollment, largest first' },
];

export const parseSort = (value: unknown): StateSort | undefined => SORTS.find((sort) => sort === value);

/** The URL parameters before validation. */
export type RawStateSearch = { [Name in keyof StateSearch]?: unknown };

/** Parses the URL parameters; invalid values are ignored. */
export function parseStateSearch({ sort, page }: RawStateSearch): StateSearch {
  const number = /^[1-9]\d{0,3}$/.test(String(page)) ? Number(page) : 1;
  return { sort: parseSort(sort), page: number > 1 ? number : undefined };
}
