import { listKinds, type KindAttributes } from './college-kinds';
import { aliasKey, comparableName, normalText } from './normal-text';
import { STATES } from '../../../../shared/domain/states';

/** The attributes of a college that the search uses. */
export interface SearchableCollege extends KindAttributes {
  readonly city: string;
  /** USPS code. */
  readonly state: string;
  readonly aliases: readonly string[];
}

/** A college in the search index: normalized words, grouped by their source. */
interface SearchDocument {
  /** For prefix comparison. */
  readonly name: string;
  readonly nameWords: string[];
  readonly aliasWords: string[];
  readonly placeWords: string[];
  readonly majorWords: string[];
  /** See `KIND_PHRASES`. */
  readonly kinds: string[];
  /** Alias keys of acronyms and short forms derived from the name, whether or not anyone uses them. */
  readonly shortNames: string[];
}

/** Increment when the same college would get a different document. */
export const SEARCH_DOCUMENT_VERSION = 3;

const ABBREVIATION_EXPANSIONS: ReadonlyMap<string, string> = new Map([
  ['st', 'saint'],
  ['mt', 'mount'],
  ['ft', 'fort'],
]);

export function buildSearchDocument(college: SearchableCollege): SearchDocument {
  const { name, city, state, aliases, majors } = college;
  const comparable = comparableName(name);
  const nameWords = splitWords(`${normalText(name)} ${comparable}`);
  return {
    name: comparable,
    nameWords: unique([
      ...nameWords,
      ...nameWords.flatMap((word) => ABBREVIATION_EXPANSIONS.get(word) ?? []),
      ...wordAbbreviations(comparable),
    ]),
    aliasWords: unique([
      ...aliases.flatMap((alias) => [...splitWords(normalText(alias)), ...splitWords(comparableName(alias))]),
      ...systemInitials(name),
    ]),
    placeWords: unique(splitWords(normalText(`${city} ${state} ${STATES[state] ?? ''}`))),
    majorWords: unique(majors.flatMap((major) => splitWords(normalText(major)))),
    kinds: listKinds(college),
    // Two letters are too ambiguous.
    shortNames: unique([...nameInitials(name), ...systemInitials(name), ...nameWithoutGenericWords(name)]).filter(
      ({ length }) => length > 2,
    ),
  };
}

/** Returns the name without its generic words: "Ohio State", "Denver", "Hope". */
function nameWithoutGenericWords(name: string): string[] {
  const fullName = comparableName(withoutMainCampus(name));
  const short = fullName.replace(/^(?:university|college) of /, '').replace(/ (?:university|college)$/, '');
  return short === fullName ? [] : [aliasKey(short)];
}

const withoutMainCampus = (name: string): string => name.replace(/[-\s]*main campus$/i, '');

/** Returns the initials of the significant words; none if there are too few or too many to be used as a name. */
function nameInitials(name: string): string[] {
  const letters = splitWords(normalText(withoutMainCampus(name)))
    .filter((word) => !['of', 'the', 'at', 'and', 'in', 'for'].includes(word))
    .map((word) => (/^\d/.test(word) ? word : word.charAt(0)))
    .join('');
  return letters.length >= 2 && letters.length <= 6 ? [letters] : [];
}

/** "University of California-Davis" is a UC: returns the initials of the part before the hyphen. */
function systemInitials(name: string): string[] {
  const [system, campus] = name.split('-');
  return system && campus && splitWords(normalText(system)).length > 1 ? nameInitials(system) : [];
}

function wordAbbreviations(comparable: string): string[] {
  return [
    ...(/\ba and m\b/.test(comparable) ? ['am'] : []),
    ...(/\bcommunity college\b/.test(comparable) ? ['cc'] : []),
  ];
}

const splitWords = (text: string): string[] => text.split(' ').filter(Boolean);
const unique = (list: readonly string[]): string[] => [...new Set(list)];
