import { createFileRoute } from '@tanstack/react-router';
import { ForumPage, type RawForumSearch } from '@/pages/forum/discussions';
import { pageHead } from '../../../page-head';
import { RequireSignIn } from '../../../shell/account/require-sign-in';

export const Route = createFileRoute('/_open/(forum)/forum/')({
  // The page validates its own search parameters, so that other pages don't load that code.
  validateSearch: (search: Record<string, unknown>): RawForumSearch => search,
  head: () =>
    pageHead({
      title: 'Forum',
      description: 'Questions and answers from students and alumni.',
      canonical: null,
    }),
  component: Forum,
});

function Forum() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <RequireSignIn>
      {(user) => (
        <ForumPage
          user={user}
          address={search}
          onSearch={(next, replace) => void navigate({ search: next, replace, resetScroll: false })}
        />
      )}
    </RequireSignIn>
  );
}
