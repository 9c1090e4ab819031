/** Those by which alumni are found. */
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
