import type { FieldError } from '../../../../shared/domain/domain-error';

/** What may be written into a field. */
export interface TextRule {
  /** What messages call it. */
  readonly name: string;
  /** In characters, as people count them. */
  readonly longest: number;
  /** Words with commas between them. */
  readonly isList?: true;
}

export const SHORT = 200;
export const LONG = 2_000;
export const EARLIEST_GRADUATION = 1900;

/** How long a text is for people and for PostgreSQL: an emoji counts once. */
export const characters = (text: string): number => [...text].length;

export const fault = (field: string, message: string): FieldError => ({ field, message });

/** What is left of a text when nothing is said twice; null when nothing is left. */
export function read(text: string | null, { isList }: TextRule): string | null {
  return (isList ? withoutDoubles(text ?? '') : text?.trim()) || null;
}

function withoutDoubles(list: string): string {
  const words = list.split(',').map((word) => word.trim().replace(/\s+/g, ' '));
  const inLowerCase = words.map((word) => word.toLowerCase());
  return words.filter((word, n) => word !== '' && inLowerCase.indexOf(word.toLowerCase()) === n).join(', ');
}

/** The texts of `told` as they are kept, and what is wrong with them. A field that is not mentioned is left out. */
export function readTexts<Field extends string>(
  told: { readonly [field in NoInfer<Field>]?: string | null },
  rules: Readonly<Record<Field, TextRule>>,
): { texts: { [field in Field]?: string | null }; faults: FieldError[] } {
  const texts: { [field in Field]?: string | null } = {};
  const faults: FieldError[] = [];
  for (const [field, rule] of Object.entries(rules) as [Field, TextRule][]) {
    if (told[field] === undefined) continue;
    const text = (texts[field] = read(told[field], rule));
    if (characters(text ?? '') > rule.longest) {
      faults.push(fault(field, `${rule.name} must be at most ${rule.longest} characters`));
    }
  }
  return { texts, faults };
}

/** Whether a year is one in which someone may leave, or have left, a school or college. */
export const isGraduation = (year: number, yearsAhead: number, now: Date): boolean =>
  Number.isInteger(year) && year >= EARLIEST_GRADUATION && year <= now.getUTCFullYear() + yearsAhead;

export const notAGraduation = (yearsAhead: number, now: Date): string =>
  `Graduation year must be between ${EARLIEST_GRADUATION} and ${now.getUTCFullYear() + yearsAhead}`;
