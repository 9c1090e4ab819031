import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Role } from '@/shared/auth';
import { hasDrafts } from '@/shared/lib/drafts';
import { isLinkToCrossroads } from '@/shared/lib/next-path';
import { lazyComponent } from '@/shared/ui/lazy-component';
import { Skeleton } from '@/shared/ui/skeleton';
import { Tabs } from '@/shared/ui/tabs';
import { LoginForm } from './login/login-form';
import { ProductPitch } from './pitch';

/** Most visitors sign in: the longer form is loaded when the first view is complete, even on a slow phone. */
const PREFETCH_DELAY_MS = 3_000;

const fetchRegistration = () => import('./registration/registration');
const Registration = lazyComponent(fetchRegistration, <Skeleton className="h-240" />);
const TwoFactorForm = lazyComponent(() => import('./login/second-step'), <Skeleton className="h-72" />);
const ExternalSignInError = lazyComponent(() => import('./login/external-refusal'));

/** Why an account is needed. */
const REASON_CLASSES = 'mb-5 rounded-control bg-gold-soft px-4 py-3 text-on-gold-soft';

type AuthTab = 'login' | 'register';

interface AuthPageProps {
  tab: AuthTab;
  /** URL to open afterwards. */
  next: string | undefined;
  /** The kind of account that is selected at first; a student's if undefined. */
  suggestedType: Role | undefined;
  /** ID of an alum whom a visitor wants to ask. */
  ask: number | undefined;
  /** Code of the reason why a provider sent the user back. */
  refusal: string | undefined;
  /** Whether the session ended while the page was open. */
  isSessionOver: boolean;
  /** Whether a provider has identified the user and a code is still required. */
  isHalfWayAlready: boolean;
  /** Called when what the URL contains about the arrival no longer applies. */
  onMovedOn: () => void;
  onTabChange: (tab: AuthTab) => void;
  /** @param page URL to open instead of `next` */
  onSignedIn: (page?: string) => void;
}

export function AuthPage({
  tab,
  next,
  suggestedType = 'student',
  ask,
  refusal,
  isSessionOver,
  isHalfWayAlready,
  onTabChange,
  onMovedOn,
  onSignedIn,
}: AuthPageProps) {
  // Kept while the tabs change, which replaces the history entry.
  const [alertCollege] = useState(useLocation({ select: ({ state }) => state.alumniAlertFor }));
  const [userType, setUserType] = useState<Role>(suggestedType);
  const [isHalfWay, setIsHalfWay] = useState(isHalfWayAlready);
  const [notice, setNotice] = useState<string>();
  useEffect(() => {
    const prefetchTimer = setTimeout(() => void fetchRegistration().catch(() => undefined), PREFETCH_DELAY_MS);
    return () => clearTimeout(prefetchTimer);
  }, []);
  const form = { userType, next, onUserTypeChange: setUserType };
  return (
    <div className="page-width grid gap-x-16 py-6 sm:py-12 lg:grid-cols-[1fr_28rem]">
      <ProductPitch />
      <div
        className="card mt-6 h-fit w-full max-w-112 justify-self-center p-4 sm:p-6 lg:mt-0"
        onSubmit={refusal ? onMovedOn : undefined}
      >
        {refusal && <ExternalSignInError code={refusal} />}
        {isSessionOver && (
          <p role="status" className="mb-5 rounded-control bg-gold-soft px-4 py-3 text-on-gold-soft">
            Your session ended. Sign in to pick up where you left off.
            {hasDrafts() && ' What you wrote is saved in this tab.'}
          </p>
        )}
        {alertCollege && (
          <p className={REASON_CLASSES}>
            Create a student account or sign in. Once your email is confirmed, we’ll notify you when an alum of{' '}
            {alertCollege} joins.
          </p>
        )}
        {isLinkToCrossroads(next) && (
          <p className={REASON_CLASSES}>
            Create an account or sign in to ask alumni who considered these colleges. Only members can see who they are.
          </p>
        )}
        {isHalfWay ? (
          <TwoFactorForm
            onSignedIn={onSignedIn}
            onBack={(reason) => {
              setNotice(reason);
              setIsHalfWay(false);
              onMovedOn();
            }}
          />
        ) : (
          <Tabs
            label="Account"
            value={tab}
            onChange={onTabChange}
            tabs={[
              {
                value: 'login',
                label: 'Login',
                content: (
                  <LoginForm
                    {...form}
                    notice={notice}
                    onSignedIn={() => onSignedIn()}
                    onSecondStep={() => setIsHalfWay(true)}
                  />
                ),
              },
              {
                value: 'register',
                label: 'Register',
                content: <Registration {...form} ask={ask} onRegistered={onSignedIn} />,
              },
            ]}
          />
        )}
      </div>
    </div>
  );
}
