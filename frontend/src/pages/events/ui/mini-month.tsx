import { later } from '@/shared/ui/later';
import { Skeleton } from '@/shared/ui/skeleton';

/** The month with the days that have meetings. */
export const MiniMonth = later(() => import('./month-of-meetings'), <Skeleton className="h-80 w-72" />);
