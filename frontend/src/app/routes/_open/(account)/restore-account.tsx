import { createFileRoute } from '@tanstack/react-router';
import { RestoreAccountPage } from '@/pages/restore-account';
import { pageHead } from '../../../page-head';
import { textParam } from '../../../search-params';

export const Route = createFileRoute('/_open/(account)/restore-account')({
  validateSearch: (search: Record<string, unknown>): { token?: string } => ({ token: textParam(search.token) }),
  head: () =>
    pageHead({
      title: 'Keep your account',
      canonical: null,
    }),
  component: RestoreAccount,
});

function RestoreAccount() {
  const { token = '' } = Route.useSearch();
  return <RestoreAccountPage key={token} token={token} />;
}
