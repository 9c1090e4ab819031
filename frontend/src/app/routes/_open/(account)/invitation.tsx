import { createFileRoute, useRouter } from '@tanstack/react-router';
import { InvitationPage } from '@/pages/invitation';
import { pageHead } from '../../../page-head';
import { textParam } from '../../../search-params';

export const Route = createFileRoute('/_open/(account)/invitation')({
  validateSearch: (search: Record<string, unknown>): { token?: string } => ({ token: textParam(search.token) }),
  head: () => pageHead({ title: 'Your invitation', canonical: null }),
  component: Invitation,
});

function Invitation() {
  const { token = '' } = Route.useSearch();
  const router = useRouter();
  return (
    <InvitationPage
      key={token}
      token={token}
      onAccepted={() => void router.navigate({ to: '/college-admin-dashboard', replace: true })}
    />
  );
}
