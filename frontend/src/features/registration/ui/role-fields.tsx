import type { Role } from '@/shared/auth';
import { lazyComponent } from '@/shared/ui/lazy-component';
import { Skeleton } from '@/shared/ui/skeleton';

// Most people register as students, who don't need the code of these fields.
const fieldsPlaceholder = <Skeleton className="h-60" />;
const AlumniFields = lazyComponent(() => import('./alumni-fields'), fieldsPlaceholder);
const CollegeAdminFields = lazyComponent(() => import('./college-admin-fields'), fieldsPlaceholder);

/** The fields of one role. */
export function RoleFields({ role, today }: { role: Role; today: Date }) {
  return (
    <>
      {role === 'alumni' && <AlumniFields today={today} />}
      {role === 'college_admin' && <CollegeAdminFields />}
    </>
  );
}
