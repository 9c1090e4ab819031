import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { CompleteRegistrationPage } from '@/pages/complete-registration';
import { toSafeNextPath } from '@/shared/lib/next-path';
import { PageSpinner } from '@/shared/ui/spinner';
import { tryLoadCurrentUser } from '../guards';
import { pageHead } from '../page-head';
import { PublicFrame } from '../shell/public-frame';

export const Route = createFileRoute('/auth_/complete')({
  beforeLoad: async ({ context }) => {
    if (await tryLoadCurrentUser(context.queryClient)) throw redirect({ to: '/', replace: true });
  },
  head: () =>
    pageHead({
      title: 'Complete your registration',
      canonical: null,
    }),
  component: CompleteRegistration,
  // This route has its own frame; the previous page stays until frame and page are loaded.
  pendingMs: Infinity,
  pendingComponent: PageSpinner,
});

function CompleteRegistration() {
  const router = useRouter();
  return (
    <PublicFrame isEntrance>
      <CompleteRegistrationPage
        onSignedIn={(next) => void router.navigate({ href: toSafeNextPath(next), replace: true })}
      />
    </PublicFrame>
  );
}
