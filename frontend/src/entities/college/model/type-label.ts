interface CollegeTypeAndLevel {
  type: string;
  /** Missing in lists that were stored on the device before levels were known. */
  level?: string;
}

/**
 * Returns the label of a college's type. The six types have no name for colleges whose programs are all shorter than
 * two years.
 */
export const collegeTypeLabel = ({ type, level }: CollegeTypeAndLevel): string =>
  level === 'less-than-2-year' ? `${type.replace(/ \d-year$/, '')}, under 2 years` : type;
