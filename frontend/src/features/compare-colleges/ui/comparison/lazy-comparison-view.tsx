import { lazyComponent } from '@/shared/ui/lazy-component';
import { Skeleton } from '@/shared/ui/skeleton';

/** Up to four colleges side by side; loaded when it is first shown. */
export const LazyComparisonView = lazyComponent(() => import('./comparison-view'), <Skeleton className="h-150" />);
