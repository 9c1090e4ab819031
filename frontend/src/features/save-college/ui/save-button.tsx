import { Bookmark } from 'lucide-react';
import type { RememberedCollege } from '@/entities/college';
import { Button } from '@/shared/ui/button';
import { useSaveCollege } from '../model/use-save-college';

/** Adds a college to the user's list, or removes it. */
export function SaveCollegeButton({ college }: { college: RememberedCollege }) {
  const { isSaved, toggle } = useSaveCollege();
  const saved = isSaved(college.id);
  return (
    <Button variant="quiet" aria-pressed={saved} onClick={() => toggle(college)}>
      <Bookmark size={18} aria-hidden="true" className={saved ? 'fill-current' : ''} />
      {saved ? 'Saved' : 'Save'}
      <span className="sr-only"> {college.name}</span>
    </Button>
  );
}
