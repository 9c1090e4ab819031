import { toPlainText, type Discussion } from '@/entities/discussion';
import { toExcerpt } from '@/shared/lib/format';

const MAX_DESCRIPTION_LENGTH = 150;
export const REMOVED_TITLE = 'Removed discussion';

/** Returns the head of a discussion's page, in the same words as the server. */
export function discussionHeadTags({ id, title, content, isRemoved }: Discussion) {
  return {
    title: isRemoved ? REMOVED_TITLE : title,
    description: isRemoved
      ? 'This discussion was removed by its author.'
      : toExcerpt(toPlainText(content), MAX_DESCRIPTION_LENGTH),
    canonical: isRemoved ? null : `/forum/${id}`,
  };
}
