import { createFileRoute } from '@tanstack/react-router';
import { MessagesPage, type MessagesAddress } from '@/pages/messaging/messages';
import { pageHead } from '../../../page-head';
import { RequireRole } from '../../../shell/account/require-role';
import { SignedIn } from '../../../shell/account/signed-in';

export const Route = createFileRoute('/_open/(messaging)/messages')({
  // The page validates its own search parameters, so that other pages don't load that code.
  validateSearch: (search: Record<string, unknown>): MessagesAddress => search,
  head: () => pageHead({ title: 'Messages', canonical: null }),
  component: Messages,
});

function Messages() {
  const search = Route.useSearch();
  return (
    <SignedIn>
      {() => (
        <RequireRole roles={['student', 'alumni', 'college_admin']} confirmed>
          {(user) => <MessagesPage user={user} address={search} />}
        </RequireRole>
      )}
    </SignedIn>
  );
}
