/** The industries that alumni can be filtered by. */
export const INDUSTRIES = [
  'Technology',
  'Healthcare',
  'Finance',
  'Education',
  'Manufacturing',
  'Retail',
  'Media',
  'Government',
  'Nonprofit',
  'Consulting',
  'Marketing',
  'Legal',
] as const;
