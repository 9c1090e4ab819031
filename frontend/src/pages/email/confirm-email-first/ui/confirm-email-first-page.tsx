import { Link } from '@tanstack/react-router';
import { ResendConfirmation } from '@/features/confirm-email';
import { SavedRequests } from '@/features/connection';
import type { User } from '@/shared/auth';
import { MessagePage } from '@/shared/ui/panel';

/** Shown in place of a page about people while the user's email address is unconfirmed. */
export function ConfirmEmailFirstPage({ user }: { user: User }) {
  return (
    <MessagePage title="Confirm your email address first">
      <p className="wrap-anywhere">
        We sent a link to <strong>{user.email}</strong>. Open it to see other people and let them see you.
      </p>
      <ResendConfirmation />
      <Link to="/profile-settings" search={{ tab: 'profile' }} className="link inline-flex min-h-11 items-center">
        Change your email address
      </Link>
      <SavedRequests viewer={user} />
    </MessagePage>
  );
}
