import { createFileRoute } from '@tanstack/react-router';
import { RecommendationsPage, type RawRecommendationsSearch } from '@/pages/alumni/recommendations';
import { pageHead } from '../../../page-head';
import { RequireRole } from '../../../shell/account/require-role';

export const Route = createFileRoute('/_open/(people)/recommendations')({
  // The page validates its own search parameters, so that other pages don't load that code.
  validateSearch: (search: Record<string, unknown>): RawRecommendationsSearch => search,
  head: () => pageHead({ title: 'Mentor Recommendations', canonical: null }),
  component: Recommendations,
});

function Recommendations() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <RequireRole roles={['student']} confirmed>
      {(user) => (
        <RecommendationsPage
          user={user}
          address={search}
          onSearch={(next, replace) => void navigate({ search: next, replace, resetScroll: false })}
        />
      )}
    </RequireRole>
  );
}
