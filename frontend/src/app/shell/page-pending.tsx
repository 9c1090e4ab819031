import { PageSkeleton } from '@/shared/ui/skeleton';
import { PageSpinner } from '@/shared/ui/spinner';

/** What stands where a page is on its way: its shape inside the frame, or the spinner while there is no frame yet. */
export function PagePending() {
  return document.getElementById('boot') ? <PageSpinner /> : <PageSkeleton />;
}
