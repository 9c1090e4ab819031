import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { accountQueries } from '@/entities/account';
import { useOnboarding } from '@/features/onboarding';
import type { User } from '@/shared/auth';
import { APP_NAME } from '@/shared/config';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { useHideSteps } from '../api/use-hide-steps';
import { CollegeLink } from './college-link';

interface NextStep {
  title: string;
  text: ReactNode;
  done: boolean;
}

/** The steps before an account can act on behalf of its college, and which of them are done. */
export function NextSteps({ user }: { user: User }) {
  const { data: onboarding, isLoading } = useOnboarding(user.id);
  const { skip, isSkipping } = useHideSteps(user.id);
  const isOnline = useOnline();
  const { data: profile } = useQuery(accountQueries.profile(user.id));
  const membership = user.collegeAdmin;
  const isActive = membership?.status === 'active';
  const requested = isActive ? membership.requestedCollegeId : membership?.collegeId;

  const steps: NextStep[] = [
    {
      title: 'Confirm your email address',
      text: user.emailVerified ? 'Your address is confirmed.' : `Open the link we sent to ${user.email}.`,
      done: user.emailVerified,
    },
    detailsStep(user),
    ...(profile ? [twoFactorStep(profile.twoFactorEnabled, isActive)] : []),
    {
      title: 'Verification',
      text: isActive
        ? 'You can manage your college’s page, events, reviews and alumni.'
        : `Verify your work email, and get approval from the college’s main administrator or the ${APP_NAME} team.`,
      done: isActive,
    },
  ];

  if (isLoading || onboarding?.skippedAt) return null;
  return (
    <section aria-labelledby="next-steps" className="card p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="next-steps" className="text-2xl">
          Your account
        </h2>
        <Button variant="plain" className="-mr-4" busy={isSkipping} disabled={!isOnline} onClick={skip}>
          Hide this list
        </Button>
      </div>
      {membership && isActive && (
        <p className="mt-1 min-h-6 text-muted">
          You represent <CollegeLink id={membership.collegeId} />.
        </p>
      )}
      {requested != null && (
        <p className="mt-1 min-h-6 text-muted">
          You asked to represent <CollegeLink id={requested} />. The request is waiting for approval.
        </p>
      )}
      <ol className="mt-4 grid gap-3 sm:gap-4">
        {steps.map(({ title, text, done }, index) => (
          <li key={title} className="flex gap-3 sm:gap-4">
            <span
              aria-hidden="true"
              className={`arch grid h-12 w-10 shrink-0 place-items-center border-2 pt-1 font-display font-bold ${
                done ? 'border-ivy bg-ivy text-on-ivy' : 'border-control text-ink'
              }`}
            >
              {done ? <Check size={18} /> : index + 1}
            </span>
            <div className="min-w-0">
              <h3 className="text-base sm:text-lg">
                {title}
                {done && <span className="sr-only">: done</span>}
              </h3>
              <p className="wrap-anywhere text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function detailsStep({ collegeAdmin }: User): NextStep {
  const done = Boolean(collegeAdmin?.department && collegeAdmin.position);
  return {
    title: 'Your department and position',
    text: done ? (
      `${collegeAdmin?.position}, ${collegeAdmin?.department}.`
    ) : (
      <>
        {collegeAdmin?.status === 'active'
          ? 'Your profile doesn’t have these yet.'
          : 'These help the person who decides on your request.'}{' '}
        <Link to="/profile-settings" search={{ tab: 'details' }} className="link">
          Add them
        </Link>
        .
      </>
    ),
    done,
  };
}

function twoFactorStep(isOn: boolean, hasDashboard: boolean): NextStep {
  return {
    title: 'Two-factor authentication',
    text: isOn ? (
      'It’s on.'
    ) : (
      <>
        Protect your college with a second step at sign-in.{' '}
        <Link
          to={hasDashboard ? '/college-admin-dashboard' : '/profile-settings'}
          search={{ tab: hasDashboard ? 'settings' : 'security' }}
          className="link"
        >
          Turn it on
        </Link>
        .
      </>
    ),
    done: isOn,
  };
}
