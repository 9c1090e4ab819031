import { Link } from '@tanstack/react-router';
import { focusPageHeading } from '@/shared/lib/focus';
import { useOnline } from '@/shared/lib/online';
import { Button, buttonStyles } from '@/shared/ui/button';
import { Progress } from '@/shared/ui/progress';
import { useOnboarding } from '../api/use-onboarding';
import { useSkipOnboarding } from '../api/use-skip-onboarding';
import { isOnboardingOpen, listOpenSteps } from '../model/progress';

interface OnboardingOfferProps {
  viewer: number;
  /** True if another action on the page is more important. */
  isQuiet: boolean;
}

/** A card for resuming an unfinished onboarding. Renders nothing once it is finished or skipped. */
export function OnboardingOffer({ viewer, isQuiet }: OnboardingOfferProps) {
  const { data } = useOnboarding(viewer);
  const { skip, isSkipping } = useSkipOnboarding(viewer, focusPageHeading);
  const isOnline = useOnline();
  if (!data || !isOnboardingOpen(data)) return null;

  const all = data.steps.length;
  const done = all - listOpenSteps(data).length;
  return (
    <section
      aria-labelledby="onboarding"
      className="card grid grid-cols-1 items-center gap-x-6 gap-y-3 p-5 sm:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div className="grid gap-2">
        <h2 id="onboarding" className="text-xl">
          Set up your profile
        </h2>
        <p className="text-muted">
          {done} of {all} short questions done.
        </p>
        <Progress label="Profile setup" value={done} max={all} description={`${done} of ${all} done`} />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Link to="/welcome" className={buttonStyles({ variant: isQuiet ? 'quiet' : 'primary' })}>
          {done > 0 ? 'Continue setup' : 'Start setup'}
        </Link>
        <Button variant="plain" busy={isSkipping} disabled={!isOnline} onClick={skip}>
          Skip setup
        </Button>
      </div>
    </section>
  );
}
