import type { AlumniUserProfile } from '@/shared/api';

export const FACTORS_SHOWN = 3;

/** How a mentor is introduced on a card, with a word where they tell nothing. */
export const factsOf = (profile: AlumniUserProfile | null) => [
  { label: 'Position', text: profile?.currentPosition || 'Professional' },
  { label: 'Company', text: profile?.company || 'Industry Expert' },
  { label: 'Experience', text: `${profile?.yearsOfExperience ?? 0}+ years` },
  { label: 'Industry', text: profile?.industry || 'Various' },
];
