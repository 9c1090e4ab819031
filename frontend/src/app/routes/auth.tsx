import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { AuthPage } from '@/pages/sign-in';
import { APP_NAME } from '@/shared/config';
import { toSafeNextPath } from '@/shared/lib/next-path';
import { PageSpinner } from '@/shared/ui/spinner';
import { tryLoadCurrentUser } from '../guards';
import { pageHead } from '../page-head';
import { numberParam, textParam } from '../search-params';
import { PublicFrame } from '../shell/public-frame';

interface AuthSearch {
  tab?: 'register';
  next?: string;
  /** The kind of account that a link to this page suggests. */
  type?: 'alumni' | 'college_admin';
  /** The ID of the alum to whom a visitor wants to send a request. */
  ask?: number;
  /** The reason why the provider's sign-in failed. */
  error?: string;
  /** The reason why a signed-in user has to sign in again. */
  reason?: 'session-ended';
  /** The provider identified the user, who still has to enter a second factor. */
  step?: 'second-factor';
}

export const Route = createFileRoute('/auth')({
  validateSearch: (search: Record<string, unknown>): AuthSearch => ({
    tab: search.tab === 'register' ? 'register' : undefined,
    next: textParam(search.next),
    type: search.type === 'alumni' || search.type === 'college_admin' ? search.type : undefined,
    ask: numberParam(search.ask),
    error: textParam(search.error),
    reason: search.reason === 'session-ended' ? search.reason : undefined,
    step: search.step === 'second-factor' ? search.step : undefined,
  }),
  beforeLoad: async ({ context, search }) => {
    if (await tryLoadCurrentUser(context.queryClient))
      throw redirect({ href: toSafeNextPath(search.next), replace: true });
  },
  head: ({ match }) =>
    pageHead({
      title: match.search.tab === 'register' ? 'Create an account' : 'Sign in',
      description: `Sign in to ${APP_NAME} or create a free account.`,
      canonical: '/auth',
    }),
  component: Auth,
  // This route has its own frame; the previous page stays until frame and page are loaded.
  pendingMs: Infinity,
  pendingComponent: PageSpinner,
});

function Auth() {
  const { tab, next, type, ask, error, step, reason } = Route.useSearch();
  const navigate = Route.useNavigate();
  const router = useRouter();
  return (
    <PublicFrame isEntrance>
      <AuthPage
        tab={tab ?? 'login'}
        next={next}
        suggestedType={type}
        ask={ask}
        refusal={error}
        isSessionOver={reason !== undefined}
        isHalfWayAlready={step !== undefined}
        onMovedOn={() => {
          if (error || step) void navigate({ search: { next, type, ask, tab }, replace: true, resetScroll: false });
        }}
        onTabChange={(chosen) => {
          const search = { next, type, ask, reason, tab: chosen === 'register' ? chosen : undefined } as const;
          void navigate({ search, replace: true, resetScroll: false });
        }}
        onSignedIn={(page) => void router.navigate({ href: toSafeNextPath(page ?? next), replace: true })}
      />
    </PublicFrame>
  );
}
