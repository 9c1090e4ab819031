import { createFileRoute } from '@tanstack/react-router';
import { OnboardingPage } from '@/pages/onboarding';
import { pageHead } from '../../../page-head';
import { RequireRole } from '../../../shell/account/require-role';

export const Route = createFileRoute('/_open/(account)/welcome')({
  // The page validates its own search parameters.
  validateSearch: (search: Record<string, unknown>): { step?: unknown } => search,
  head: () => pageHead({ title: 'Set up your profile', canonical: null }),
  component: Welcome,
});

function Welcome() {
  const { step } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <RequireRole roles={['student', 'alumni']}>
      {(user) => (
        <OnboardingPage
          user={user}
          step={step}
          onStep={(next) => void navigate({ search: { step: next } })}
          onLeave={() => void navigate({ to: '/' })}
        />
      )}
    </RequireRole>
  );
}
