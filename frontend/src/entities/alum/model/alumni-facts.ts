import type { Schemas } from '@/shared/api';
import { plural } from '@/shared/lib/plural';
import { classOf, line, lists, texts, nonEmpty, type Maybe, type ProfileFacts } from './profile-facts';

type Shown = NonNullable<Schemas['PreviewView']['alumniProfile']>;

/** Returns 'Data Analyst at Acme', or the part of it that is known. */
export const workOf = ({ currentPosition, company }: Pick<Shown, 'currentPosition' | 'company'>): string =>
  line([currentPosition, company], ' at ');

const SKILLS_ON_A_CARD = 4;

/** Returns the first few of the comma-separated skills. */
export const skillsOf = ({ skills }: Pick<Shown, 'skills'>): string[] =>
  (skills ?? '')
    .split(',')
    .map((skill) => skill.trim())
    .filter(Boolean)
    .slice(0, SKILLS_ON_A_CARD);

const experienceOf = (years: number | null): string | null =>
  years === null ? null : plural(years, { one: '# year', other: '# years' });

const address = (label: string, href: Maybe, text: Maybe = href) =>
  href ? [{ label, href: String(href), text: String(text).replace(/^https?:\/\/(www\.)?|\/$/g, '') }] : [];

/** Returns the links to an alum's other sites. */
function linksOf({ linkedinUrl, twitterHandle, githubUrl, personalWebsite }: Shown): ProfileFacts['links'] {
  const handle = twitterHandle?.replace(/^@/, '');
  return [
    ...address('LinkedIn', linkedinUrl),
    ...address('Twitter', handle && `https://x.com/${handle}`, `@${handle}`),
    ...address('GitHub', githubUrl),
    ...address('Website', personalWebsite),
  ];
}

/** Returns the visible facts of an alum's profile, in display order. */
export function alumniFacts(shown: Shown): ProfileFacts {
  const { college, major, graduationYear, industry, yearsOfExperience } = shown;
  return {
    headline: nonEmpty([line([college, major, classOf(graduationYear)], ' · '), workOf(shown)]),
    badges: nonEmpty([industry ?? '', shown.isWillingToMentor ? 'Willing to Mentor' : '']),
    lists: lists([
      ['Skills', shown.skills],
      ['Can help with', shown.mentorshipAreas],
    ]),
    texts: texts([
      ['About', shown.bio],
      ['Experience', experienceOf(yearsOfExperience)],
      ['Location', shown.location],
    ]),
    links: linksOf(shown),
  };
}
