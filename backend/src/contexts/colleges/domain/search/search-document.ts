import { listKinds, type KindAttributes } from './college-kinds';
import { toAliasKey, toComparableName, normalizeText } from './normal-text';
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
export const SEARCH_DOCUMENT_VERSION = 4;

const ABBREVIATION_EXPANSIONS: ReadonlyMap<string, string> = new Map([
  ['st', 'saint'],
  ['mt', 'mount'],
  ['ft', 'fort'],
]);

export function buildSearchDocument(college: SearchableCollege): SearchDocument {
  const { name, city, state, aliases, majors } = college;
  const comparable = toComparableName(name);
  const nameWords = splitWords(`${normalizeText(name)} ${comparable}`);
  return {
    name: comparable,
    nameWords: unique([
      ...nameWords,
      ...nameWords.flatMap((word) => ABBREVIATION_EXPANSIONS.get(word) ?? []),
      ...listWordAbbreviations(comparable),
    ]),
    aliasWords: unique([
      ...aliases.flatMap((alias) => [...splitWords(normalizeText(alias)), ...splitWords(toComparableName(alias))]),
      ...listSystemInitials(name),
    ]),
    placeWords: unique(splitWords(normalizeText(`${city} ${state} ${STATES[state] ?? ''}`))),
    majorWords: unique(majors.flatMap((major) => splitWords(normalizeText(major)))),
    kinds: listKinds(college),
    // Two letters are too ambiguous.
    shortNames: unique([...listNameInitials(name), ...listSystemInitials(name), ...removeGenericWords(name)]).filter(
      ({ length }) => length > 2,
    ),
  };
}

/** Returns the name without its generic words: "Ohio State", "Denver", "Hope". */
export function removeGenericWords(name: string): string[] {
  const fullName = toComparableName(removeMainCampus(name));
  const short = fullName.replace(/^(?:university|college) of /, '').replace(/ (?:university|college)$/, '');
  return short === fullName ? [] : [toAliasKey(short)];
}

const removeMainCampus = (name: string): string => name.replace(/[-\s]*main campus$/i, '');

/** Returns the initials of the significant words; none if there are too few or too many to be used as a name. */
export function listNameInitials(name: string): string[] {
  const letters = splitWords(normalizeText(removeMainCampus(name)))
    .filter((word) => !['of', 'the', 'at', 'and', 'in', 'for'].includes(word))
    .map((word) => (/^\d/.test(word) ? word : word.charAt(0)))
    .join('');
  return letters.length >= 2 && letters.length <= 6 ? [letters] : [];
}

/** "University of California-Davis" is a UC: returns the initials of the part before the hyphen. */
function listSystemInitials(name: string): string[] {
  const [system, campus] = name.split('-');
  return system && campus && splitWords(normalizeText(system)).length > 1 ? listNameInitials(system) : [];
}

function listWordAbbreviations(comparable: string): string[] {
  return [
    ...(/\ba and m\b/.test(comparable) ? ['am'] : []),
    ...(/\bcommunity college\b/.test(comparable) ? ['cc'] : []),
  ];
}

const splitWords = (text: string): string[] => text.split(' ').filter(Boolean);
const unique = (list: readonly string[]): string[] => [...new Set(list)];
