import { createFileRoute } from '@tanstack/react-router';
import { ConnectStudentsPage, type RawStudentsSearch } from '@/pages/alumni/connect-students';
import { pageHead } from '../../../page-head';
import { RequireRole } from '../../../shell/account/require-role';

export const Route = createFileRoute('/_open/(people)/connect-students')({
  // The page validates its own search parameters, so that other pages don't load that code.
  validateSearch: (search: Record<string, unknown>): RawStudentsSearch => search,
  head: () => pageHead({ title: 'Connect with Students', canonical: null }),
  component: ConnectStudents,
});

function ConnectStudents() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <RequireRole roles={['alumni']} confirmed>
      {(user) => (
        <ConnectStudentsPage
          user={user}
          address={search}
          onSearch={(next, replace) => void navigate({ search: next, replace, resetScroll: false })}
        />
      )}
    </RequireRole>
  );
}
