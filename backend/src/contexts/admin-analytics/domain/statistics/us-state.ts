import { STATES } from '../../../../shared/domain/states';

const words = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('.', '')
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();

/** Longest first: "West Virginia" is not "Virginia". */
const ENDINGS = Object.entries(STATES)
  .flatMap(([code, name]) => [code, name].map((ending) => ({ code, ending: words(ending) })))
  .sort((one, other) => other.ending.length - one.ending.length);

const COUNTRY = / (usa|us|united states|united states of america)$/;

/**
 * The USPS code of the state in a location that a student has written, such as "Boston, MA" or "Ohio"; null where there
 * is none. Two-letter codes count only after a comma or alone: "in" and "me" are words as well.
 */
export function stateOf(location: string | null): string | null {
  if (location === null) return null;
  const text = ` ${words(location)}`.replace(COUNTRY, '');
  const isCodeSeparate = /(^|[,(])\s*[A-Za-z.]{2,4}\s*[,)]?\s*(USA?|United States)?\s*$/i.test(location);
  const found = ENDINGS.find(
    ({ ending }) => (ending.length > 2 || isCodeSeparate) && (text === ` ${ending}` || text.endsWith(` ${ending}`)),
  );
  return found?.code ?? null;
}
