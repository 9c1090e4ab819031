import { createFileRoute } from '@tanstack/react-router';
import { GroupHoursPage, type RawGroupHoursSearch } from '@/pages/messaging/group-hours';
import { pageHead } from '../../../page-head';
import { RequireRole } from '../../../shell/account/require-role';

export const Route = createFileRoute('/_open/(messaging)/group-hours')({
  // The page validates its own search parameters, so that other pages don't load that code.
  validateSearch: (search: Record<string, unknown>): RawGroupHoursSearch => search,
  head: () => pageHead({ title: 'Group hours', canonical: null }),
  component: GroupHours,
});

function GroupHours() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <RequireRole roles={['student', 'alumni']} confirmed>
      {(user) => (
        <GroupHoursPage
          user={user}
          address={search}
          onSearch={(next, replace) => void navigate({ search: next, replace, resetScroll: false })}
        />
      )}
    </RequireRole>
  );
}
