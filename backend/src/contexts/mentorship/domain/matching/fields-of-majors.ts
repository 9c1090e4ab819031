import { foldTextWithSigns } from '../../../../shared/domain/fold-text';
import { NAMES_OF_FIELDS } from './names-of-fields';
import { phraseKey, stem } from './word-stemming';

/** Degrees and additions that people write beside a major; they don't identify a field. */
const ADDITIONS =
  /\b(?:bachelors?|masters?|associates?|doctor(?:ate)?|ph ?d|mba|[bm] ?(?:sc?|a|eng|fa|ed)|a ?(?:a|s|as)) (?:of|in) (?:(?:arts?|applied sciences?|sciences?)(?: in |$))?|\b(?:major|concentration|degree|emphasis|honou?rs|general|with (?:a )?minor.*|minor.*)\b/g;
const SEPARATORS = /\s*(?:[,;/|+]|\band\b|\bor\b|\bwith\b|&)\s*/i;
const MAX_TITLE_LENGTH = 500;

const LINKING_WORDS = new Set(['a', 'an', 'and', 'as', 'for', 'in', 'of', 'the', 'to']);

/** Unlike the stems of interests, these keep "work" and "school": "Social Work", "School Psychology". */
const stemsOf = (text: string): string[] => {
  const words = foldTextWithSigns(text).split(' ');
  return [...new Set(words.filter((word) => word !== '' && !LINKING_WORDS.has(word)).map(stem))];
};

/** Fields by the stems of a name in alphabetical order. */
const FIELDS_BY_NAME: ReadonlyMap<string, readonly string[]> = (() => {
  const fields = new Map<string, string[]>();
  for (const [cip, names] of Object.entries(NAMES_OF_FIELDS)) {
    for (const name of names.split(', ')) {
      const key = phraseKey({ stems: stemsOf(name) });
      const known = fields.get(key);
      if (!known) fields.set(key, [cip]);
      else if (!known.includes(cip)) known.push(cip);
    }
  }
  return fields;
})();

const NAMES = [...FIELDS_BY_NAME].map(([key, cips]) => ({ stems: key.split(' '), cips }));

/** The longest name of which all words are in the title; between names of the same length, the one with the last word. */
function findLongestPart(stems: readonly string[]): readonly string[] {
  const parts = NAMES.filter((name) => name.stems.every((stem) => stems.includes(stem)));
  const most = Math.max(0, ...parts.map((part) => part.stems.length));
  const longest = parts.filter((part) => part.stems.length === most);
  const last = longest.filter((part) => part.stems.includes(stems.at(-1) ?? ''));
  return (last[0] ?? longest[0])?.cips ?? [];
}

/**
 * Returns the fields of study that a major belongs to, as four digits of the CIP 2020 classification, sorted.
 * Several if the name is used for several fields or names two majors; none if it isn't known.
 * @param major as in a profile: "Computer Science", "B.S. in Biology", "Finance and Accounting"
 */
export function findFieldsOfMajor(major: string | null): readonly string[] {
  const text = (major ?? '').slice(0, MAX_TITLE_LENGTH).replaceAll('.', '');
  const whole = stemsOf(text);
  const named = FIELDS_BY_NAME.get(phraseKey({ stems: whole }));
  if (named) return named;

  const plain = foldTextWithSigns(text).replaceAll(ADDITIONS, ' ');
  const known = FIELDS_BY_NAME.get(phraseKey({ stems: stemsOf(plain) }));
  if (known) return known;

  const parts = text
    .split(SEPARATORS)
    .map((part) => stemsOf(foldTextWithSigns(part).replaceAll(ADDITIONS, ' ')))
    .filter((stems) => stems.length > 0);
  const cips = parts.flatMap((stems) => FIELDS_BY_NAME.get(phraseKey({ stems })) ?? findLongestPart(stems));
  return [...new Set(cips)].sort();
}
