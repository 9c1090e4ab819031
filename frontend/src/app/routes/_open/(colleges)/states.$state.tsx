import { createFileRoute, redirect } from '@tanstack/react-router';
import { StatePage, type RawStateSearch } from '@/pages/colleges/states';
import { loadedHead } from '../../../page-head';

export const Route = createFileRoute('/_open/(colleges)/states/$state')({
  staticData: { isPublic: true },
  // The page validates its own search parameters.
  validateSearch: (search: Record<string, unknown>): RawStateSearch => search,
  loader: async ({ params }) => {
    const page = (await import('@/pages/colleges/states')).loadState(params.state);
    // As on the server, a state has one path.
    if (page.slug !== null && page.slug !== params.state)
      throw redirect({ to: '/states/$state', params: { state: page.slug }, search: true, replace: true });
    return page;
  },
  head: loadedHead,
  component: StateColleges,
});

function StateColleges() {
  const { state } = Route.useLoaderData();
  const address = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <StatePage
      key={state?.code}
      state={state}
      address={address}
      onSearch={(search, replace) => void navigate({ search, replace, resetScroll: false })}
    />
  );
}
