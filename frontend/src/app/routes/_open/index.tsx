import type { QueryClient } from '@tanstack/react-query';
import { createFileRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { useAuth, type User } from '@/shared/auth';
import { APP_NAME, TAGLINE } from '@/shared/config';
import { pageHead } from '../../page-head';
import { textParam } from '../../search-params';
import { preloadAppShell } from '../../shell/open-frame';

const LandingPage = lazyRouteComponent(() => import('@/pages/landing'), 'LandingPage');
const DashboardPage = lazyRouteComponent(() => import('@/pages/dashboard'), 'DashboardPage');

/** Preloads the page and the data at its top. */
async function preloadDashboard(queryClient: QueryClient, user: User) {
  const [{ prefetchDashboard }] = await Promise.all([import('@/pages/dashboard'), DashboardPage.preload?.()]);
  await prefetchDashboard(queryClient, user);
}

/** Preloads the landing page and what its first sentence needs. */
async function preloadLanding(queryClient: QueryClient) {
  const [{ prefetchLanding }] = await Promise.all([import('@/pages/landing'), LandingPage.preload?.()]);
  await prefetchLanding(queryClient);
}

export const Route = createFileRoute('/_open/')({
  // This route only chooses between two pages, each of which already has its own chunk.
  codeSplitGroupings: [],
  validateSearch: (search: Record<string, unknown>): { q?: string } => ({ q: textParam(search.q) }),
  beforeLoad: async ({ context: { queryClient, user } }) => {
    if (user?.role === 'college_admin') throw redirect({ to: '/college-admin-dashboard', replace: true });
    await (user ? Promise.all([preloadAppShell(), preloadDashboard(queryClient, user)]) : preloadLanding(queryClient));
  },
  head: ({ match }) =>
    match.context.user
      ? pageHead({ title: 'Dashboard', description: `Your ${APP_NAME}.`, canonical: null })
      : pageHead({
          title: `${APP_NAME}: find alumni mentors and research colleges`,
          isNamed: true,
          description: TAGLINE,
          canonical: '/',
        }),
  component: Home,
});

function Home() {
  const { user } = useAuth();
  const { q = '' } = Route.useSearch();
  const navigate = Route.useNavigate();
  const search = (next: string) =>
    void navigate({ search: { q: next || undefined }, replace: true, resetScroll: false });
  return user ? <DashboardPage user={user} q={q} onSearch={search} /> : <LandingPage q={q} onSearch={search} />;
}
