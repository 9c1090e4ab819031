import { createFileRoute } from '@tanstack/react-router';
import { VerifyEmailPage } from '@/pages/email/verify-email';
import { pageHead } from '../../../page-head';
import { textParam } from '../../../search-params';

export const Route = createFileRoute('/_open/(account)/verify-email')({
  validateSearch: (search: Record<string, unknown>): { token?: string } => ({ token: textParam(search.token) }),
  head: () =>
    pageHead({
      title: 'Confirm your email address',
      canonical: null,
    }),
  component: VerifyEmail,
});

function VerifyEmail() {
  return <VerifyEmailPage token={Route.useSearch().token ?? ''} />;
}
