import type { PublicAlumni } from '@/entities/alum';
import { toExcerpt } from '@/shared/lib/format';

const MAX_DESCRIPTION_LENGTH = 150;

/**
 * Returns the head of an alum's page, with the same texts as on the server. Pages about people are not indexed by
 * search engines.
 */
export function alumniHeadTags({ fullName, alumniProfile }: PublicAlumni) {
  const { bio, college } = alumniProfile ?? {};
  return {
    title: fullName,
    description: bio
      ? toExcerpt(bio, MAX_DESCRIPTION_LENGTH)
      : `${fullName}${college ? `, ${college}` : ''}: an alumni profile.`,
    canonical: null,
  };
}
