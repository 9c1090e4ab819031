import type { Recommendation } from '@/shared/api';

type Profile = Recommendation['mentor']['alumniProfile'];

const SKILLS_SHOWN = 4;
export const FACTORS_SHOWN = 3;

/** How a mentor is introduced on a card, with a word where they tell nothing. */
export const factsOf = ({ currentPosition, company, yearsOfExperience, industry }: Profile) => [
  { label: 'Position', text: currentPosition || 'Professional' },
  { label: 'Company', text: company || 'Industry Expert' },
  { label: 'Experience', text: `${yearsOfExperience ?? 0}+ years` },
  { label: 'Industry', text: industry || 'Various' },
];

export const skillsOf = ({ skills }: Profile): string[] =>
  (skills ?? '')
    .split(',')
    .map((skill) => skill.trim())
    .filter(Boolean)
    .slice(0, SKILLS_SHOWN);
