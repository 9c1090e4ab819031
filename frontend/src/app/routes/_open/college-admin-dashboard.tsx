import { createFileRoute } from '@tanstack/react-router';
import { CollegeAdminDashboardPage } from '@/pages/college-admin-dashboard';
import { pageHead } from '../../page-head';
import { textParam } from '../../search-params';
import { OnlyFor } from '../../shell/only-for';

export const Route = createFileRoute('/_open/college-admin-dashboard')({
  validateSearch: (search: Record<string, unknown>): { q?: string } => ({ q: textParam(search.q) }),
  head: () =>
    pageHead({ title: 'College dashboard', description: 'For those who speak for a college.', canonical: null }),
  component: CollegeAdminDashboard,
});

function CollegeAdminDashboard() {
  const { q = '' } = Route.useSearch();
  const navigate = Route.useNavigate();
  const search = (next: string) =>
    void navigate({ search: { q: next || undefined }, replace: true, resetScroll: false });
  return (
    <OnlyFor roles={['college_admin']}>
      {(user) => <CollegeAdminDashboardPage user={user} q={q} onSearch={search} />}
    </OnlyFor>
  );
}
