import { Link } from '@tanstack/react-router';
import { buttonStyles } from '@/shared/ui/button';
import { useOnboarding } from '../api/use-onboarding';
import { listOpenSteps } from '../model/progress';

/** A link for resuming a skipped onboarding. */
export function OnboardingLink({ viewer }: { viewer: number }) {
  const { data } = useOnboarding(viewer);
  if (!data || data.skippedAt === null || listOpenSteps(data).length === 0) return null;
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p>You skipped profile setup.</p>
      <Link to="/welcome" className={buttonStyles({ variant: 'quiet' })}>
        Finish setup
      </Link>
    </div>
  );
}
