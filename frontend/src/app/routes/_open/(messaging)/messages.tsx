import { createFileRoute } from '@tanstack/react-router';
import { MessagesPage, type RawMessagesSearch } from '@/pages/messaging/messages';
import { pageHead } from '../../../page-head';
import { RequireRole } from '../../../shell/account/require-role';
import { RequireSignIn } from '../../../shell/account/require-sign-in';

export const Route = createFileRoute('/_open/(messaging)/messages')({
  // The page validates its own search parameters, so that other pages don't load that code.
  validateSearch: (search: Record<string, unknown>): RawMessagesSearch => search,
  head: () => pageHead({ title: 'Messages', canonical: null }),
  component: Messages,
});

function Messages() {
  const search = Route.useSearch();
  return (
    <RequireSignIn>
      {() => (
        <RequireRole roles={['student', 'alumni', 'college_admin']} confirmed>
          {(user) => <MessagesPage user={user} address={search} />}
        </RequireRole>
      )}
    </RequireSignIn>
  );
}
