import { createFileRoute, useRouter } from '@tanstack/react-router';
import { ClaimProfilePage } from '@/pages/claim-profile';
import { pageHead } from '../../../page-head';
import { textParam } from '../../../search-params';

export const Route = createFileRoute('/_open/(account)/claim')({
  validateSearch: (search: Record<string, unknown>): { token?: string; decline?: 'true' } => ({
    token: textParam(search.token),
    decline: search.decline === 'true' ? 'true' : undefined,
  }),
  head: () =>
    pageHead({
      title: 'Your alumni profile',
      canonical: null,
    }),
  component: Claim,
});

function Claim() {
  const { token = '', decline } = Route.useSearch();
  const router = useRouter();
  return (
    <ClaimProfilePage
      key={token}
      token={token}
      isDeclining={decline === 'true'}
      onClaimed={() => void router.navigate({ href: '/', replace: true })}
    />
  );
}
