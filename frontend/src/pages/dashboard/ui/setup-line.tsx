import { Link } from '@tanstack/react-router';
import { isOnboardingOpen, listOpenSteps, useOnboarding } from '@/features/onboarding';

/** One line for resuming an unfinished setup while something else is the next step. Otherwise renders nothing. */
export function SetupLine({ viewer }: { viewer: number }) {
  const { data } = useOnboarding(viewer);
  if (!data || !isOnboardingOpen(data)) return null;
  const all = data.steps.length;
  return (
    <section
      aria-labelledby="setup"
      className="card flex flex-wrap items-center justify-between gap-x-4 px-4 py-1 sm:px-5 print:hidden"
    >
      <h2 id="setup" className="text-lg">
        Finish setup
        <span className="num ml-2 text-sm font-normal text-muted max-sm:sr-only">
          {all - listOpenSteps(data).length} of {all} done
        </span>
      </h2>
      <Link to="/welcome" className="link inline-flex min-h-11 items-center font-semibold">
        Continue setup
      </Link>
    </section>
  );
}
