import { useEffect, useRef } from 'react';
import type { Onboarding, User } from '@/shared/api';
import { focusPageHeading } from '@/shared/lib/focus';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { Progress } from '@/shared/ui/progress';
import { toast } from '@/shared/ui/toast';
import { useFirstSteps, useKeepSteps, useSkipSteps } from '../api/use-first-steps';
import { areOpen, notKeptYet } from '../model/steps';
import { Step } from './step';

/** Leads someone new through the first steps until all are done, or put away. */
export function FirstSteps({ user }: { user: User }) {
  const { data } = useFirstSteps(user.id);
  const keep = useKeepSteps(user.id);
  const told = useRef('');
  const toKeep = data && areOpen(data) ? notKeptYet(data).join() : '';
  const { mutate } = keep;

  // Once for each state: what the server does not take now it is told on the next visit.
  useEffect(() => {
    if (!toKeep || told.current === toKeep) return;
    told.current = toKeep;
    mutate({ completedSteps: toKeep.split(',') });
  }, [toKeep, mutate]);

  if (!data) return null;
  if (areOpen(data)) return <StepsCard user={user} onboarding={data} />;
  // Only for who has seen the last step being done, and only until the page is left.
  return keep.data && data.completedAt !== null ? <AllDone /> : null;
}

function StepsCard({ user, onboarding: { steps } }: { user: User; onboarding: Onboarding }) {
  const skip = useSkipSteps(user.id);
  const isOnline = useOnline();
  const done = steps.filter(({ isDone }) => isDone).length;

  const putAway = () =>
    skip.mutate(
      { skipped: true },
      {
        onSuccess: () => {
          focusPageHeading();
          toast({
            title: 'First steps hidden',
            text: 'You can show them again in your profile settings.',
            action: {
              label: 'Bring them back',
              elsewhere: 'Show them again in profile settings',
              onClick: () => skip.mutate({ skipped: false }),
            },
          });
        },
      },
    );

  return (
    <section aria-labelledby="first-steps" className="card grid grid-cols-1 gap-4 p-5">
      <header className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="first-steps" className="text-2xl">
          First steps
        </h2>
        <Button variant="plain" className="-mr-3 px-3" busy={skip.isPending} disabled={!isOnline} onClick={putAway}>
          Skip
        </Button>
      </header>
      <div className="grid gap-2">
        <Progress label="First steps" value={done} max={steps.length} words={`${done} of ${steps.length} done`} />
        <p className="text-sm text-muted">
          {done} of {steps.length} done
        </p>
      </div>
      <ol className="grid gap-x-6 gap-y-2 lg:grid-cols-2">
        {steps.map((step, index) => (
          <Step key={step.id} step={step} number={index + 1} role={user.role} />
        ))}
      </ol>
    </section>
  );
}

function AllDone() {
  return (
    <section
      role="status"
      className="flex items-center gap-4 rounded-card border border-line bg-ivy-soft p-5 text-on-ivy-soft"
    >
      <svg
        viewBox="0 0 48 40"
        width={48}
        height={40}
        fill="none"
        strokeLinecap="round"
        aria-hidden="true"
        className="shrink-0"
      >
        <path d="M5 38V24a19 19 0 0 1 38 0v14" strokeWidth="4" stroke="currentColor" />
        <path d="m16 26 6 6 11-12" strokeWidth="4" className="stroke-gold" />
      </svg>
      <div>
        <h2 className="text-xl">You are all set</h2>
        <p>You’ve finished the first steps. You can change your answers in your profile settings anytime.</p>
      </div>
    </section>
  );
}
