import { lazy, Suspense, useState } from 'react';
import { useAuth } from '@/shared/auth';

const EmptyComponent = () => null;

// A release may have removed the file. The requests are sent without it, and My People lists them.
const LazySavedRequestsNotice = lazy(() =>
  import('./saved-requests-notice').then(
    (module) => ({ default: module.SavedRequestsNotice }),
    () => ({ default: EmptyComponent }),
  ),
);

/**
 * Loads the report on saved requests for users with an unconfirmed address, and keeps it mounted until they leave the
 * page.
 */
export function SavedRequestsWatch() {
  const { user } = useAuth();
  const isUnconfirmed = user !== null && user.role !== 'college_admin' && !user.emailVerified;
  const [hasBeenUnconfirmed, setHasBeenUnconfirmed] = useState(isUnconfirmed);
  if (isUnconfirmed && !hasBeenUnconfirmed) setHasBeenUnconfirmed(true);
  if (!hasBeenUnconfirmed) return null;
  return (
    <Suspense fallback={null}>
      <LazySavedRequestsNotice />
    </Suspense>
  );
}
