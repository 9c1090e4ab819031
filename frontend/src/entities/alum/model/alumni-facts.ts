import type { Schemas } from '@/shared/api';
import { plural } from '@/shared/lib/plural';
import {
  formatGraduationClass,
  joinFilled,
  toListFacts,
  toTextFacts,
  removeEmptyLines,
  type OptionalFact,
  type ProfileFacts,
} from './profile-facts';

type ShownProfile = NonNullable<Schemas['PreviewView']['alumniProfile']>;

/** Returns 'Data Analyst at Acme', or the part of it that is known. */
export const formatPosition = ({
  currentPosition,
  company,
}: Pick<ShownProfile, 'currentPosition' | 'company'>): string => joinFilled([currentPosition, company], ' at ');

const MAX_CARD_SKILLS = 4;

/** Returns the first few of the comma-separated skills. */
export const listCardSkills = ({ skills }: Pick<ShownProfile, 'skills'>): string[] =>
  (skills ?? '')
    .split(',')
    .map((skill) => skill.trim())
    .filter(Boolean)
    .slice(0, MAX_CARD_SKILLS);

const formatExperience = (years: number | null): string | null =>
  years === null ? null : plural(years, { one: '# year', other: '# years' });

const toLinkFacts = (label: string, href: OptionalFact, text: OptionalFact = href) =>
  href ? [{ label, href: String(href), text: String(text).replace(/^https?:\/\/(www\.)?|\/$/g, '') }] : [];

/** Returns the links to an alum's other sites. */
function listProfileLinks({
  linkedinUrl,
  twitterHandle,
  githubUrl,
  personalWebsite,
}: ShownProfile): ProfileFacts['links'] {
  const handle = twitterHandle?.replace(/^@/, '');
  return [
    ...toLinkFacts('LinkedIn', linkedinUrl),
    ...toLinkFacts('Twitter', handle && `https://x.com/${handle}`, `@${handle}`),
    ...toLinkFacts('GitHub', githubUrl),
    ...toLinkFacts('Website', personalWebsite),
  ];
}

/** Returns the visible facts of an alum's profile, in display order. */
export function toAlumniFacts(shown: ShownProfile): ProfileFacts {
  const { college, major, graduationYear, industry, yearsOfExperience } = shown;
  return {
    headline: removeEmptyLines([
      joinFilled([college, major, formatGraduationClass(graduationYear)], ' · '),
      formatPosition(shown),
    ]),
    badges: removeEmptyLines([industry ?? '', shown.isWillingToMentor ? 'Willing to Mentor' : '']),
    lists: toListFacts([
      ['Skills', shown.skills],
      ['Can help with', shown.mentorshipAreas],
    ]),
    texts: toTextFacts([
      ['About', shown.bio],
      ['Experience', formatExperience(yearsOfExperience)],
      ['Location', shown.location],
    ]),
    links: listProfileLinks(shown),
  };
}
