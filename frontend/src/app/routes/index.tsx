import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { APP_NAME } from '@/shared/config';
import { userOrVisitor } from '../guards';
import { textParam } from '../search-params';
import { OpenFrame } from '../shell/open-frame';

const LandingPage = lazyRouteComponent(() => import('@/pages/landing'), 'LandingPage');

export const Route = createFileRoute('/')({
  // This route only chooses between two pages, each of which is a chunk of its own already.
  codeSplitGroupings: [],
  validateSearch: (search: Record<string, unknown>): { q?: string } => ({ q: textParam(search.q) }),
  loader: async ({ context }) => {
    const landing = LandingPage.preload?.();
    await userOrVisitor(context.queryClient);
    await landing;
  },
  head: () => ({
    meta: [{ title: `${APP_NAME}: find alumni mentors and research colleges` }],
    links: [{ rel: 'canonical', href: `${window.location.origin}/` }],
  }),
  component: Home,
});

function Home() {
  const { q = '' } = Route.useSearch();
  const navigate = Route.useNavigate();
  const search = (next: string) => void navigate({ search: { q: next || undefined }, replace: true, resetScroll: false });
  return (
    <OpenFrame>
      <LandingPage q={q} onSearch={search} />
    </OpenFrame>
  );
}
