import { createFileRoute } from '@tanstack/react-router';
import { ReviewsPage, reviewsSearch } from '@/pages/reviews';
import { pageHead } from '../../page-head';
import { numberParam, textParam } from '../../search-params';
import { OnlyFor } from '../../shell/only-for';

export const Route = createFileRoute('/_open/reviews')({
  validateSearch: (search: Record<string, unknown>) =>
    reviewsSearch({
      college: textParam(search.college),
      collegeId: numberParam(search.collegeId),
      tab: search.tab,
      rating: numberParam(search.rating),
      isNew: numberParam(search.new) === 1,
      page: numberParam(search.page),
    }),
  head: () =>
    pageHead({
      title: 'Reviews',
      description: 'What students and graduates say about their colleges.',
      canonical: null,
    }),
  component: Reviews,
});

function Reviews() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <OnlyFor roles={['student', 'alumni']}>
      {() => (
        <ReviewsPage
          search={search}
          onSearch={(next, options) => void navigate({ search: next, resetScroll: false, ...options })}
        />
      )}
    </OnlyFor>
  );
}
