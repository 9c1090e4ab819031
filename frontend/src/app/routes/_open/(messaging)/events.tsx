import { createFileRoute } from '@tanstack/react-router';
import { EventsPage, type RawEventsSearch } from '@/pages/events';
import { pageHead } from '../../../page-head';
import { RequireRole } from '../../../shell/account/require-role';

export const Route = createFileRoute('/_open/(messaging)/events')({
  // The page validates its own search parameters, so that other pages don't load that code.
  validateSearch: (search: Record<string, unknown>): RawEventsSearch => search,
  head: () => pageHead({ title: 'Events', canonical: null }),
  component: Events,
});

function Events() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <RequireRole roles={['student', 'alumni']} confirmed>
      {(user) => (
        <EventsPage
          user={user}
          address={search}
          onSearch={(next, replace) => void navigate({ search: next, replace, resetScroll: false })}
        />
      )}
    </RequireRole>
  );
}
