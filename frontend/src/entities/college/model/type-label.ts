interface OfAKind {
  type: string;
  /** Lists on this device kept before levels were known lack it. */
  level?: string;
}

/** What kind of college it is. The six types have no word for programs that are all shorter than two years. */
export const typeLabelOf = ({ type, level }: OfAKind): string =>
  level === 'less-than-2-year' ? `${type.replace(/ \d-year$/, '')}, under 2 years` : type;
