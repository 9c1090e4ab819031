import { lazyComponent } from '@/shared/ui/lazy-component';
import { Skeleton } from '@/shared/ui/skeleton';

/** Selects a day, then one of the offered slots. */
export const SlotPicker = lazyComponent(() => import('./slot-picker'), <Skeleton className="h-80" />);
