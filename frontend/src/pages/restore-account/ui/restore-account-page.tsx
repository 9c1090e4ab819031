import { Link } from '@tanstack/react-router';
import { ApiError } from '@/shared/api';
import { refusalText, useOneAtATime } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { Button, buttonStyles } from '@/shared/ui/button';
import { MessagePage } from '@/shared/ui/panel';
import { useRestoreAccount } from '../api/use-restore-account';

const EXPIRED_LINK_MESSAGE =
  'This link no longer works. If you deleted your account less than 14 days ago, sign in and we’ll email you a new one.';

/** Checks for a link that is used, expired or invalid. Anything else can be retried. */
const isInvalidLinkError = (error: unknown) => error instanceof ApiError && error.code === 'identity.token-invalid';

/**
 * Target of the link to keep an account. It takes effect on a click only, because mail programs open links
 * automatically.
 */
export function RestoreAccountPage({ token }: { token: string }) {
  const restoreMutation = useRestoreAccount();
  const isOnline = useOnline();
  const restore = useOneAtATime(async () => {
    await restoreMutation.mutateAsync(token).catch(() => undefined);
  });

  if (restoreMutation.isSuccess) {
    return (
      <MessagePage title="Your account is back">
        <p role="status">{restoreMutation.data.message}</p>
        <SignInLink />
      </MessagePage>
    );
  }
  if (!token || isInvalidLinkError(restoreMutation.error)) {
    return (
      <MessagePage title="This link doesn’t work">
        <p role="alert">{EXPIRED_LINK_MESSAGE}</p>
        <SignInLink />
      </MessagePage>
    );
  }
  return (
    <MessagePage title="Keep your account">
      <p>Select the button to restore everything. Then sign in as usual.</p>
      <Button busy={restoreMutation.isPending} disabled={!isOnline} onClick={() => void restore()}>
        Keep my account
      </Button>
      <p role="alert" className="text-danger empty:hidden">
        {restoreMutation.isError && refusalText(restoreMutation.error)}
      </p>
    </MessagePage>
  );
}

function SignInLink() {
  return (
    <Link to="/auth" className={buttonStyles()}>
      Sign In
    </Link>
  );
}
