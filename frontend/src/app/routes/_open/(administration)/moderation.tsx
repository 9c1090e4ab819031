import { createFileRoute } from '@tanstack/react-router';
import { ModerationPage, type RawModerationSearch } from '@/pages/operator/moderation';
import { pageHead } from '../../../page-head';
import { RequireOperator } from '../../../shell/account/require-operator';
import { RequireSignIn } from '../../../shell/account/require-sign-in';

export const Route = createFileRoute('/_open/(administration)/moderation')({
  // The page validates its own search parameters, so that other pages don't load that code.
  validateSearch: (search: Record<string, unknown>): RawModerationSearch => search,
  head: () => pageHead({ title: 'Moderation', canonical: null }),
  component: Moderation,
});

function Moderation() {
  const search = Route.useSearch();
  return (
    <RequireSignIn>
      {() => <RequireOperator>{(user) => <ModerationPage user={user} address={search} />}</RequireOperator>}
    </RequireSignIn>
  );
}
