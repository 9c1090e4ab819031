import { createFileRoute } from '@tanstack/react-router';
import { UnsubscribePage } from '@/pages/email/unsubscribe';
import { pageHead } from '../../../page-head';
import { textParam } from '../../../search-params';

export const Route = createFileRoute('/_open/(account)/unsubscribe')({
  validateSearch: (search: Record<string, unknown>): { token?: string } => ({ token: textParam(search.token) }),
  head: () => pageHead({ title: 'Unsubscribe', canonical: null }),
  component: Unsubscribe,
});

function Unsubscribe() {
  return <UnsubscribePage token={Route.useSearch().token ?? ''} />;
}
