import { lazyComponent } from '@/shared/ui/lazy-component';
import { Skeleton } from '@/shared/ui/skeleton';

/** The month with the days that have meetings. */
export const MiniMonth = lazyComponent(() => import('./meeting-month'), <Skeleton className="h-80 w-72" />);
