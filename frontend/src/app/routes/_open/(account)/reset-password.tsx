import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordPage } from '@/pages/reset-password';
import { pageHead } from '../../../page-head';
import { textParam } from '../../../search-params';

export const Route = createFileRoute('/_open/(account)/reset-password')({
  validateSearch: (search: Record<string, unknown>): { token?: string } => ({ token: textParam(search.token) }),
  head: () =>
    pageHead({
      title: 'Choose a new password',
      canonical: null,
    }),
  component: ResetPassword,
});

function ResetPassword() {
  const { token = '' } = Route.useSearch();
  return <ResetPasswordPage key={token} token={token} />;
}
