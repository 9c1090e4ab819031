import type { Question } from '../api/directory';
import { activeFilters } from './active-filters';
import { SORT_CHOICES } from './choices';
import { parseDirectorySearch, type DirectorySearch } from './search';

/** A text that was read as filters. */
export interface ReadQuestion {
  /** What the text names, in words. */
  labels: string[];
  /** The change that replaces the text by filters. */
  change: Partial<DirectorySearch>;
  /** Words that weren't read. */
  unread: string[];
}

/** Returns what a text names; null if it is only a text to search for. */
export function readQuestion({ unread, ...named }: Question): ReadQuestion | null {
  const found = Object.entries(parseDirectorySearch(named)).filter(([, value]) => value !== undefined);
  const change: Partial<DirectorySearch> = Object.fromEntries(found);
  if (found.every(([name]) => name === 'q')) return null;
  const order = SORT_CHOICES.find(({ sort, order }) => sort === change.sort && order === change.order);
  const place = change.near === undefined ? [] : [`Distance from ${change.near}`];
  const sorted = order && change.near === undefined ? [`Sorted by ${order.label.toLowerCase()}`] : place;
  return {
    labels: [...activeFilters(change).map(({ label }) => label), ...sorted],
    change: { q: undefined, ...change },
    unread,
  };
}

const quoteList = (words: readonly string[]): string =>
  new Intl.ListFormat('en-US').format(words.map((word) => `“${word}”`));

/** Names the words that were left out; empty if there are none. */
export const unreadText = (unread: readonly string[]): string =>
  unread.length === 0 ? '' : `We couldn’t read ${quoteList(unread)} as a filter, so it’s left out.`;
