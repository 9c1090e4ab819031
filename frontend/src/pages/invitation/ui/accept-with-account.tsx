import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { User } from '@/shared/auth';
import { detailedRefusalText } from '@/shared/lib/forms';
import { Button, buttonStyles } from '@/shared/ui/button';
import { acceptInvitation } from '../api/invitation';

interface AcceptInvitationWithAccountProps {
  token: string;
  user: User;
  onAccepted: () => void;
}

/** Accepts the invitation with the signed-in account, if it is a college administrator's. */
export function AcceptInvitationWithAccount({ token, user, onAccepted }: AcceptInvitationWithAccountProps) {
  const accept = useMutation({ mutationFn: () => acceptInvitation({ token }), onSuccess: onAccepted });
  if (user.role !== 'college_admin') {
    return (
      <section aria-label="Your account" className="card grid gap-4 p-4 sm:p-6">
        <p role="alert">
          You’re signed in as {user.fullName}, but this isn’t a college administrator account. Sign out and open the
          link again to create one, or change your role in your settings.
        </p>
        <Link to="/profile-settings" search={{ tab: 'role' }} className={buttonStyles({ wide: true })}>
          Open your settings
        </Link>
      </section>
    );
  }
  return (
    <section aria-label="Your account" className="card grid gap-4 p-4 sm:p-6">
      <p>You’re signed in as {user.fullName}. Accept with this account?</p>
      <p role="alert" className="text-danger empty:hidden">
        {accept.error && detailedRefusalText(accept.error)}
      </p>
      <Button wide busy={accept.isPending} onClick={() => accept.mutate()}>
        Accept invitation
      </Button>
    </section>
  );
}
