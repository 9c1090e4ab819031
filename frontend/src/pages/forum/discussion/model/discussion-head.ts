import { plainText, type Discussion } from '@/entities/discussion';
import { excerpt } from '@/shared/lib/format';

const LONGEST = 150;
export const REMOVED_TITLE = 'Removed discussion';

/** Returns the head of a discussion's page, in the same words as the server. */
export function discussionHead({ id, title, content, isRemoved }: Discussion) {
  return {
    title: isRemoved ? REMOVED_TITLE : title,
    description: isRemoved ? 'This discussion was removed by its author.' : excerpt(plainText(content), LONGEST),
    canonical: isRemoved ? null : `/forum/${id}`,
  };
}
