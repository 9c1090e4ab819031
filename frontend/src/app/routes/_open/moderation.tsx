import { createFileRoute } from '@tanstack/react-router';
import { ModerationPage, type ModerationAddress } from '@/pages/operator/moderation';
import { pageHead } from '../../page-head';
import { ForOperators } from '../../shell/for-operators';
import { SignedIn } from '../../shell/signed-in';

export const Route = createFileRoute('/_open/moderation')({
  // The page itself reads it: other pages need not load what it takes.
  validateSearch: (search: Record<string, unknown>): ModerationAddress => search,
  head: () => pageHead({ title: 'Moderation', canonical: null }),
  component: Moderation,
});

function Moderation() {
  const search = Route.useSearch();
  return (
    <SignedIn>
      {() => <ForOperators>{(user) => <ModerationPage user={user} address={search} />}</ForOperators>}
    </SignedIn>
  );
}
