import { lazyComponent } from '@/shared/ui/lazy-component';
import { Skeleton } from '@/shared/ui/skeleton';

/** The form for a person's hours. */
export const HoursEditor = lazyComponent(() => import('./hours-editor'), <Skeleton className="h-120" />);
