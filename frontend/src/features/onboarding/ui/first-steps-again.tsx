import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { useFirstSteps, useSkipSteps } from '../api/use-first-steps';

/** Brings the first steps back for anyone who has put them away; nothing for everyone else. */
export function FirstStepsAgain({ viewer }: { viewer: number }) {
  const { data } = useFirstSteps(viewer);
  const skip = useSkipSteps(viewer);
  const isOnline = useOnline();
  const [areBack, setAreBack] = useState(false);
  const werePutAway = data !== undefined && data.skippedAt !== null && data.completedAt === null;
  if (!areBack && (!werePutAway || data.steps.length === 0)) return null;

  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p role="status">
        {areBack ? (
          <>
            The first steps are back on your{' '}
            <Link to="/" className="link">
              dashboard
            </Link>
            .
          </>
        ) : (
          'You’ve hidden the first steps.'
        )}
      </p>
      {!areBack && (
        <Button
          variant="quiet"
          busy={skip.isPending}
          disabled={!isOnline}
          onClick={() => skip.mutate({ skipped: false }, { onSuccess: () => setAreBack(true) })}
        >
          Show the first steps again
        </Button>
      )}
    </div>
  );
}
