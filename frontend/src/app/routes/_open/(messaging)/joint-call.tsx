import { createFileRoute } from '@tanstack/react-router';
import { JointCallPage } from '@/pages/messaging/joint-call';
import { pageHead } from '../../../page-head';
import { textParam } from '../../../search-params';
import { RequireRole } from '../../../shell/account/require-role';

export const Route = createFileRoute('/_open/(messaging)/joint-call')({
  validateSearch: (search: Record<string, unknown>): { colleges?: string } => ({
    colleges: textParam(search.colleges),
  }),
  head: () => pageHead({ title: 'Joint call', canonical: null }),
  component: JointCall,
});

function JointCall() {
  const { colleges } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <RequireRole roles={['student']} confirmed>
      {(user) => <JointCallPage user={user} colleges={colleges} onDone={() => void navigate({ to: '/events' })} />}
    </RequireRole>
  );
}
