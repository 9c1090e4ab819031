import { createFileRoute } from '@tanstack/react-router';
import { ReviewsPage, parseReviewsSearch, type ReviewsSearch } from '@/pages/reviews';
import { pageHead } from '../../../page-head';
import { numberParam, textParam } from '../../../search-params';
import { RequireRole } from '../../../shell/account/require-role';

type RawReviewsSearch = { [Name in keyof ReviewsSearch]?: unknown };

export const Route = createFileRoute('/_open/(colleges)/reviews')({
  // The page validates its own search parameters, so that other pages don't load that code.
  validateSearch: (search: Record<string, unknown>): RawReviewsSearch => search,
  head: () =>
    pageHead({
      title: 'Reviews',
      description: 'What students and graduates say about their colleges.',
      canonical: null,
    }),
  component: Reviews,
});

function Reviews() {
  const address = Route.useSearch();
  const navigate = Route.useNavigate();
  const search = parseReviewsSearch({
    college: textParam(address.college),
    collegeId: numberParam(address.collegeId),
    tab: address.tab,
    rating: numberParam(address.rating),
    isNew: numberParam(address.new) === 1,
    page: numberParam(address.page),
  });
  return (
    <RequireRole roles={['student', 'alumni']}>
      {() => (
        <ReviewsPage
          search={search}
          onSearch={(next, options) => void navigate({ search: next, resetScroll: false, ...options })}
        />
      )}
    </RequireRole>
  );
}
