import { STATES } from '../../../../shared/domain/states';

const normalizeLocation = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('.', '')
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();

/** Longest first, so that "West Virginia" doesn't match "Virginia". */
const STATE_ENDINGS = Object.entries(STATES)
  .flatMap(([code, name]) => [code, name].map((ending) => ({ code, ending: normalizeLocation(ending) })))
  .sort((one, other) => other.ending.length - one.ending.length);

const COUNTRY_PATTERN = / (usa|us|united states|united states of america)$/;

/**
 * Returns the USPS code of the state in a location that a student entered, such as "Boston, MA" or "Ohio"; null if
 * there is none. Two-letter codes count only after a comma or as the whole text, because "in" and "me" are also words.
 */
export function findStateCode(location: string | null): string | null {
  if (location === null) return null;
  const text = ` ${normalizeLocation(location)}`.replace(COUNTRY_PATTERN, '');
  const isCodeSeparate = /(^|[,(])\s*[A-Za-z.]{2,4}\s*[,)]?\s*(USA?|United States)?\s*$/i.test(location);
  const found = STATE_ENDINGS.find(
    ({ ending }) => (ending.length > 2 || isCodeSeparate) && (text === ` ${ending}` || text.endsWith(` ${ending}`)),
  );
  return found?.code ?? null;
}
