import { lazyComponent } from '@/shared/ui/lazy-component';
import { Skeleton } from '@/shared/ui/skeleton';

/** The form for the hours in which a person can be met. */
export const HoursEditor = lazyComponent(() => import('./hours-editor'), <Skeleton className="h-120" />);
