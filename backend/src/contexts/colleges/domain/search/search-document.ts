import { kindsOf, type Sortable } from './college-kinds';
import { aliasKey, comparableName, normalText } from './normal-text';
import { STATES } from '../../../../shared/domain/states';

/** What there is to know about a college for finding it. */
export interface Findable extends Sortable {
  readonly city: string;
  /** USPS code. */
  readonly state: string;
  readonly aliases: readonly string[];
}

/** A college as the search sees it: words of letters and digits, by what they tell. */
export interface SearchDocument {
  /** For comparing from the first letter on. */
  readonly name: string;
  readonly nameWords: string[];
  readonly aliasWords: string[];
  readonly placeWords: string[];
  readonly majorWords: string[];
  /** See `KINDS_SAID`. */
  readonly kinds: string[];
  /** Keys of the acronyms and short forms one could make of the name; no one may ever have used them. */
  readonly alsoCalled: string[];
}

/** To be counted up whenever the same college would get other words. */
export const SEARCH_DOCUMENT_VERSION = 3;

const ALSO_WRITTEN: Readonly<Record<string, string>> = { st: 'saint', mt: 'mount', ft: 'fort' };

export function searchDocumentOf(college: Findable): SearchDocument {
  const { name, city, state, aliases, majors } = college;
  const comparable = comparableName(name);
  const nameWords = words(`${normalText(name)} ${comparable}`);
  return {
    name: comparable,
    nameWords: unique([
      ...nameWords,
      ...nameWords.flatMap((word) => ALSO_WRITTEN[word] ?? []),
      ...shortForms(comparable),
    ]),
    aliasWords: unique([
      ...aliases.flatMap((alias) => [...words(normalText(alias)), ...words(comparableName(alias))]),
      ...systemOf(name),
    ]),
    placeWords: unique(words(normalText(`${city} ${state} ${STATES[state] ?? ''}`))),
    majorWords: unique(majors.flatMap((major) => words(normalText(major)))),
    kinds: kindsOf(college),
    // Two letters could be anything.
    alsoCalled: unique([...initialsOf(name), ...systemOf(name), ...shortNameOf(name)]).filter(
      ({ length }) => length > 2,
    ),
  };
}

/** What people say when they leave out what is part of most names: "Ohio State", "Denver", "Hope". */
function shortNameOf(name: string): string[] {
  const said = comparableName(withoutMainCampus(name));
  const short = said.replace(/^(?:university|college) of /, '').replace(/ (?:university|college)$/, '');
  return short === said ? [] : [aliasKey(short)];
}

const withoutMainCampus = (name: string): string => name.replace(/[-\s]*main campus$/i, '');

/** Initials of the words that carry meaning; none for names that are too short or too long to be called so. */
function initialsOf(name: string): string[] {
  const letters = words(normalText(withoutMainCampus(name)))
    .filter((word) => !['of', 'the', 'at', 'and', 'in', 'for'].includes(word))
    .map((word) => (/^\d/.test(word) ? word : word.charAt(0)))
    .join('');
  return letters.length >= 2 && letters.length <= 6 ? [letters] : [];
}

/** "University of California-Davis" is a UC: the initials of what stands before the hyphen. */
function systemOf(name: string): string[] {
  const [system, campus] = name.split('-');
  return system && campus && words(normalText(system)).length > 1 ? initialsOf(system) : [];
}

function shortForms(comparable: string): string[] {
  return [
    ...(/\ba and m\b/.test(comparable) ? ['am'] : []),
    ...(/\bcommunity college\b/.test(comparable) ? ['cc'] : []),
  ];
}

const words = (text: string): string[] => text.split(' ').filter(Boolean);
const unique = (list: readonly string[]): string[] => [...new Set(list)];
