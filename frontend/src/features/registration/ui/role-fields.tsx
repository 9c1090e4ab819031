import { lazy, Suspense } from 'react';
import type { Role } from '@/shared/api';
import { Skeleton } from '@/shared/ui/skeleton';

// Most people register as students and never need the college field's code.
const AlumniFields = lazy(() => import('./alumni-fields'));
const CollegeAdminFields = lazy(() => import('./college-admin-fields'));

/** What is asked of one role alone. */
export function RoleFields({ role, today }: { role: Role; today: Date }) {
  return (
    <Suspense fallback={<Skeleton className="h-60" />}>
      {role === 'alumni' && <AlumniFields today={today} />}
      {role === 'college_admin' && <CollegeAdminFields />}
    </Suspense>
  );
}
