import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { accountQueries, type AccountProfile } from '@/entities/account';
import {
  forgetOriginCollege,
  listOpenSteps,
  useOnboarding,
  useSkipOnboarding,
  useUpdateOnboarding,
  type Onboarding,
  type OnboardingStepId,
} from '@/features/onboarding';
import type { User } from '@/shared/auth';
import { focusPageHeading } from '@/shared/lib/focus';
import { detailedRefusalText } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { Button, buttonStyles } from '@/shared/ui/button';
import { ErrorPanel } from '@/shared/ui/panel';
import { Progress } from '@/shared/ui/progress';
import { Skeleton } from '@/shared/ui/skeleton';
import { toast } from '@/shared/ui/toast';
import { finishMessage } from '../model/finish-message';
import { SCREEN_TEXTS } from '../model/screens';
import { CollegesScreen } from './colleges-screen';
import { EmailScreen } from './email-screen';
import { GoalsScreen } from './goals-screen';
import { HoursScreen } from './hours-screen';
import { MajorScreen } from './major-screen';
import { MentoringScreen } from './mentoring-screen';
import type { ScreenProps } from './screen-form';

interface OnboardingPageProps {
  user: User;
  /** The screen in the URL. */
  step: unknown;
  onStep: (step: OnboardingStepId) => void;
  /** Called when the onboarding is finished or skipped. */
  onLeave: () => void;
}

/** Three short screens for a new student or alum. Progress is kept on the server, so any device can continue. */
export function OnboardingPage(props: OnboardingPageProps) {
  const onboarding = useOnboarding(props.user.id);
  const profile = useQuery(accountQueries.profile(props.user.id));
  const error = (!onboarding.data && onboarding.error) || (!profile.data && profile.error);
  const [wasHeadingFocused, setWasHeadingFocused] = useState(false);
  return (
    <div className="mx-auto grid w-full max-w-140 grid-cols-1 gap-6">
      {onboarding.data && profile.data ? (
        <OnboardingScreens
          {...props}
          onboarding={onboarding.data}
          profile={profile.data}
          takesFocus={wasHeadingFocused}
        />
      ) : (
        <>
          <h1 className="text-title" onFocus={() => setWasHeadingFocused(true)}>
            Set up your profile
          </h1>
          {error ? (
            <ErrorPanel
              message={detailedRefusalText(error)}
              onRetry={() => void Promise.all([onboarding.refetch(), profile.refetch()])}
            />
          ) : (
            <div aria-busy="true">
              <p role="status" className="sr-only">
                Loading
              </p>
              <Skeleton className="h-72" />
            </div>
          )}
        </>
      )}
    </div>
  );
}

const SCREEN_COMPONENTS: Record<OnboardingStepId, (props: ScreenProps) => ReactNode> = {
  major: MajorScreen,
  colleges: CollegesScreen,
  goals: GoalsScreen,
  mentoring: MentoringScreen,
  hours: HoursScreen,
  email: EmailScreen,
};

interface OnboardingScreensProps extends OnboardingPageProps {
  onboarding: Onboarding;
  profile: AccountProfile;
  /** Whether the heading shown during loading had the focus. */
  takesFocus: boolean;
}

function OnboardingScreens({ user, step, onboarding, profile, takesFocus, onStep, onLeave }: OnboardingScreensProps) {
  const ids = onboarding.steps.map(({ id }) => id);
  const [first] = useState(() => listOpenSteps(onboarding)[0] ?? ids[0]);
  const current = ids.find((id) => id === step) ?? first;
  const update = useUpdateOnboarding(user.id);
  const { skip, isSkipping } = useSkipOnboarding(user.id, () => {
    forgetOriginCollege();
    onLeave();
  });
  const isOnline = useOnline();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const lastShownStep = useRef(takesFocus ? null : current);

  useEffect(() => {
    if (lastShownStep.current !== current) focusPageHeading();
    lastShownStep.current = current;
  }, [current]);

  if (!current) {
    return (
      <>
        <h1 className="text-title">Set up your profile</h1>
        <p>There’s nothing left to set up.</p>
        <Link to="/" className={buttonStyles({ className: 'justify-self-start' })}>
          Go to the dashboard
        </Link>
      </>
    );
  }
  const index = ids.indexOf(current);
  const findNextOpenStep = (progress: Onboarding) => listOpenSteps(progress).find((id) => ids.indexOf(id) > index);
  const previous = ids[index - 1];
  const Screen = SCREEN_COMPONENTS[current];
  const { title, lead } = SCREEN_TEXTS[current];
  const place = `Step ${index + 1} of ${ids.length}`;

  const finishActions = {
    onChangeVisibility: () =>
      void navigate({ to: '/profile-settings', search: { tab: 'privacy' }, hash: 'isProfileVisible' }),
    onSeeMatches: () => void navigate({ to: '/recommendations' }),
  };

  // A refusal is reported by the hook; the screen stays.
  const goOn = () =>
    update.mutateAsync({ completedSteps: [current] }).then(
      (progress) => {
        const next = findNextOpenStep(progress);
        if (next) return onStep(next);
        // The last answer has changed the profile since this was rendered.
        const saved = queryClient.getQueryData(accountQueries.profile(user.id).queryKey) ?? profile;
        toast(finishMessage(user, saved, finishActions));
        onLeave();
      },
      () => undefined,
    );

  return (
    <>
      <header className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p className="text-muted">{place}</p>
          <Button variant="plain" className="-mr-4" busy={isSkipping} disabled={!isOnline} onClick={skip}>
            Skip setup
          </Button>
        </div>
        <Progress label="Profile setup" value={index + 1} max={ids.length} description={place} />
        <h1 key={current} className="mt-2 text-title outline-none">
          {title}
        </h1>
        <p className="text-muted">{lead}</p>
      </header>
      <Screen
        key={current}
        user={user}
        profile={profile}
        title={title}
        isLast={findNextOpenStep(onboarding) === undefined}
        isBusy={update.isPending}
        onNext={goOn}
        onBack={previous && (() => onStep(previous))}
      />
    </>
  );
}
