import { PageSkeleton } from '@/shared/ui/skeleton';
import { PageSpinner } from '@/shared/ui/spinner';

/** Placeholder of a loading page: a skeleton inside the frame, or the spinner while there is no frame yet. */
export function PagePending() {
  return document.getElementById('boot') ? <PageSpinner /> : <PageSkeleton />;
}
