import type { PublicAlumni } from '@/shared/api';

const LONGEST = 150;

/** Returns at most 150 characters of a text, cut between words. */
export function excerpt(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= LONGEST) return plain;
  const start = plain.slice(0, LONGEST);
  const lastSpace = plain[LONGEST] === ' ' ? LONGEST : start.lastIndexOf(' ');
  return `${start.slice(0, lastSpace > 0 ? lastSpace : LONGEST).trimEnd()}...`;
}

/**
 * Returns the head of an alum's page, with the same texts as on the server. Pages about people are not indexed by
 * search engines.
 */
export function alumniHead({ fullName, alumniProfile }: PublicAlumni) {
  const { bio, college } = alumniProfile ?? {};
  return {
    title: fullName,
    description: bio ? excerpt(bio) : `${fullName}${college ? `, ${college}` : ''}: an alumni profile.`,
    canonical: null,
  };
}
