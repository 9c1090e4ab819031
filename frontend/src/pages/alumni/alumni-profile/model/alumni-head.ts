import type { PublicAlumni } from '@/entities/alum';
import { excerpt } from '@/shared/lib/format';

const LONGEST = 150;

/**
 * Returns the head of an alum's page, with the same texts as on the server. Pages about people are not indexed by
 * search engines.
 */
export function alumniHead({ fullName, alumniProfile }: PublicAlumni) {
  const { bio, college } = alumniProfile ?? {};
  return {
    title: fullName,
    description: bio ? excerpt(bio, LONGEST) : `${fullName}${college ? `, ${college}` : ''}: an alumni profile.`,
    canonical: null,
  };
}
