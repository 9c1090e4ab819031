/** The visible facts of a profile, in display order. */
export interface ProfileFacts {
  /** The lines below the name. */
  headline: string[];
  badges: string[];
  /** Comma-separated words. */
  lists: { label: string; text: string }[];
  texts: { label: string; text: string }[];
  links: { label: string; text: string; href: string }[];
}

export type OptionalFact = string | number | null | undefined;

const isFilled = (part: OptionalFact): part is string | number => part !== null && part !== undefined && part !== '';

/** Joins the parts that have a value into one line. */
export const joinFilled = (parts: OptionalFact[], between: string): string => parts.filter(isFilled).join(between);

/** Removes empty lines. */
export const removeEmptyLines = (lines: string[]): string[] => lines.filter(Boolean);

export const toTextFacts = (entries: [label: string, text: OptionalFact][]) =>
  entries.flatMap(([label, text]) => (isFilled(text) ? [{ label, text: String(text) }] : []));

export const toListFacts = (entries: [label: string, words: OptionalFact][]) =>
  toTextFacts(entries).map(({ label, text }) => ({ label, text }));

export const formatGraduationClass = (year: number | null) => year && `Class of ${year}`;
