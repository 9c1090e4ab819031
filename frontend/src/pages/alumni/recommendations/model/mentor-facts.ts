import type { AlumniUserProfile } from '@/entities/alum';

export const MAX_FACTORS_SHOWN = 3;

/** Returns the facts of a mentor for a card, with a default where nothing is entered. */
export const mentorFacts = (profile: AlumniUserProfile | null) => [
  { label: 'Position', text: profile?.currentPosition || 'Professional' },
  { label: 'Company', text: profile?.company || 'Industry Expert' },
  { label: 'Experience', text: `${profile?.yearsOfExperience ?? 0}+ years` },
  { label: 'Industry', text: profile?.industry || 'Various' },
];
