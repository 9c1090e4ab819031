import type { Role } from '@/shared/api';
import { later } from '@/shared/ui/later';
import { Skeleton } from '@/shared/ui/skeleton';

// Most people register as students and never need the college field's code.
const waiting = <Skeleton className="h-60" />;
const AlumniFields = later(() => import('./alumni-fields'), waiting);
const CollegeAdminFields = later(() => import('./college-admin-fields'), waiting);

/** What is asked of one role alone. */
export function RoleFields({ role, today }: { role: Role; today: Date }) {
  return (
    <>
      {role === 'alumni' && <AlumniFields today={today} />}
      {role === 'college_admin' && <CollegeAdminFields />}
    </>
  );
}
