import { lazy, Suspense, useState } from 'react';
import { useAuth } from '@/shared/auth';

const Nothing = () => null;

// A release may have taken the file away. The requests are sent without it, and My People shows them.
const SavedRequestsNews = lazy(() =>
  import('./saved-requests-news').then(
    (module) => ({ default: module.SavedRequestsNews }),
    () => ({ default: Nothing }),
  ),
);

/** Loads what reports on saved requests for people whose address is not confirmed, and keeps it until they leave the page. */
export function SavedRequestsWatch() {
  const { user } = useAuth();
  const isUnconfirmed = user !== null && user.role !== 'college_admin' && !user.emailVerified;
  const [hasBeenUnconfirmed, setHasBeenUnconfirmed] = useState(isUnconfirmed);
  if (isUnconfirmed && !hasBeenUnconfirmed) setHasBeenUnconfirmed(true);
  if (!hasBeenUnconfirmed) return null;
  return (
    <Suspense fallback={null}>
      <SavedRequestsNews />
    </Suspense>
  );
}
