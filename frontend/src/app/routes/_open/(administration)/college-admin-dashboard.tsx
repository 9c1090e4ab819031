import { createFileRoute } from '@tanstack/react-router';
import {
  parseAlumniSearch,
  type AlumniSearch,
  CollegeAdminDashboardPage,
  parseDashboardTab,
  type DashboardTab,
  parseDashboardPart,
  type DashboardPart,
} from '@/pages/college-admin-dashboard';
import { pageHead } from '../../../page-head';
import { textParam } from '../../../search-params';
import { RequireRole } from '../../../shell/account/require-role';

interface DashboardSearch extends AlumniSearch {
  tab?: DashboardTab;
  part?: DashboardPart;
  /** What a test of the college's own sign-in showed. */
  signInTest?: string;
}

export const Route = createFileRoute('/_open/(administration)/college-admin-dashboard')({
  validateSearch: (search: Record<string, unknown>): DashboardSearch => ({
    tab: parseDashboardTab(search.tab),
    part: parseDashboardPart(search.part),
    signInTest: textParam(search.signInTest),
    ...parseAlumniSearch(search),
  }),
  head: () => pageHead({ title: 'College dashboard', canonical: null }),
  component: CollegeAdminDashboard,
});

function CollegeAdminDashboard() {
  const { tab = 'dashboard', part } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <RequireRole roles={['college_admin']}>
      {(user) => (
        <CollegeAdminDashboardPage
          user={user}
          tab={tab}
          part={part}
          onPartChange={(next) =>
            void navigate({ search: (search) => ({ ...search, part: next }), replace: true, resetScroll: false })
          }
        />
      )}
    </RequireRole>
  );
}
