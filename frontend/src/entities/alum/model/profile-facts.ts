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

export type Maybe = string | number | null | undefined;

const isFilled = (part: Maybe): part is string | number => part !== null && part !== undefined && part !== '';

/** Joins the parts that have a value into one line. */
export const line = (parts: Maybe[], between: string): string => parts.filter(isFilled).join(between);

/** Removes empty lines. */
export const nonEmpty = (lines: string[]): string[] => lines.filter(Boolean);

export const texts = (entries: [label: string, text: Maybe][]) =>
  entries.flatMap(([label, text]) => (isFilled(text) ? [{ label, text: String(text) }] : []));

export const lists = (entries: [label: string, words: Maybe][]) =>
  texts(entries).map(({ label, text }) => ({ label, text }));

export const classOf = (year: number | null) => year && `Class of ${year}`;
