import { lazyComponent } from '@/shared/ui/lazy-component';
import { Skeleton } from '@/shared/ui/skeleton';

/** Most visitors of the sign-in page have no question. */
export const VisitorQuestionFields = lazyComponent(
  () => import('./visitor-question-fields'),
  <Skeleton className="mb-5 h-40" />,
);
