import { Bookmark } from 'lucide-react';
import type { Discussion } from '@/entities/discussion';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { useSaveDiscussion } from '../api/use-save-discussion';

/** The button that saves a discussion. */
export function SaveDiscussionButton({ discussion }: { discussion: Pick<Discussion, 'id' | 'saved' | 'title'> }) {
  const { isSaved, toggle } = useSaveDiscussion(discussion);
  const isOnline = useOnline();
  return (
    <Button variant="plain" className="px-3" aria-pressed={isSaved} disabled={!isOnline} onClick={toggle}>
      <Bookmark size={18} aria-hidden="true" className={isSaved ? 'fill-current' : ''} />
      {isSaved ? 'Saved' : 'Save'}
      <span className="sr-only"> {discussion.title}</span>
    </Button>
  );
}
