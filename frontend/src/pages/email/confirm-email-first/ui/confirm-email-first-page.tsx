import { Link } from '@tanstack/react-router';
import { ResendConfirmation } from '@/features/confirm-email';
import { MessagePage } from '@/shared/ui/panel';

/** In place of a page about people, for a person whose address is not confirmed. */
export function ConfirmEmailFirstPage({ email }: { email: string }) {
  return (
    <MessagePage title="Confirm your email address first">
      <p className="wrap-anywhere">
        We sent a link to <strong>{email}</strong>. Open it to see other people and to be seen by them.
      </p>
      <ResendConfirmation />
      <Link to="/profile-settings" search={{ tab: 'profile' }} className="link inline-flex min-h-11 items-center">
        Change your email address
      </Link>
    </MessagePage>
  );
}
