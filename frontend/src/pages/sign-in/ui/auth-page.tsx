import { lazy, Suspense, useState } from 'react';
import type { Role } from '@/shared/api';
import { Skeleton } from '@/shared/ui/skeleton';
import { Tabs } from '@/shared/ui/tabs';
import { LoginForm } from './login-form';
import { Pitch } from './pitch';

// Most who come here have an account.
const RegisterForm = lazy(() => import('./register-form'));
const SecondStep = lazy(() => import('./second-step'));

export type AuthTab = 'login' | 'register';

interface AuthPageProps {
  tab: AuthTab;
  onTabChange: (tab: AuthTab) => void;
  onSignedIn: () => void;
}

export function AuthPage({ tab, onTabChange, onSignedIn }: AuthPageProps) {
  const [userType, setUserType] = useState<Role>('student');
  const [isHalfWay, setIsHalfWay] = useState(false);
  const [notice, setNotice] = useState<string>();
  const form = { userType, onUserTypeChange: setUserType, onSignedIn };
  const login = <LoginForm {...form} notice={notice} onSecondStep={() => setIsHalfWay(true)} />;
  const registration = (
    <Suspense fallback={<Skeleton className="h-96" />}>
      <RegisterForm {...form} />
    </Suspense>
  );
  return (
    <div className="page-width grid gap-x-16 py-6 sm:py-12 lg:grid-cols-[1fr_28rem]">
      <Pitch />
      <div className="card mt-6 h-fit w-full max-w-112 justify-self-center p-4 sm:p-6 lg:mt-0">
        {isHalfWay ? (
          <Suspense fallback={<Skeleton className="h-72" />}>
            <SecondStep
              onSignedIn={onSignedIn}
              onBack={(reason) => {
                setNotice(reason);
                setIsHalfWay(false);
              }}
            />
          </Suspense>
        ) : (
          <Tabs
            label="Account"
            value={tab}
            onChange={onTabChange}
            tabs={[
              { value: 'login', label: 'Login', content: login },
              { value: 'register', label: 'Register', content: registration },
            ]}
          />
        )}
      </div>
    </div>
  );
}
