import { Link } from '@tanstack/react-router';
import { ResendConfirmation } from '@/features/confirm-email';
import { ApiError, toErrorSentence } from '@/shared/api';
import { useAuth } from '@/shared/auth';
import { useOnline } from '@/shared/lib/online';
import { Button, buttonStyles } from '@/shared/ui/button';
import { MessagePage } from '@/shared/ui/panel';
import { useConfirmEmail } from '../api/use-confirm-email';
import { PendingRequestsNotice } from './requests-waiting';

const isAlreadyConfirmed = (error: unknown) =>
  error instanceof ApiError && error.code === 'identity.email-already-confirmed';

/**
 * Target of the confirmation link in emails. It takes effect on a click only, because mail programs open links
 * automatically.
 */
export function VerifyEmailPage({ token }: { token: string }) {
  const { user } = useAuth();
  const confirmation = useConfirmEmail();
  const isOnline = useOnline();

  if (confirmation.isSuccess) {
    return (
      <MessagePage title="Email confirmed">
        <p role="status">{confirmation.data.message}</p>
        {user?.emailVerified && user.role !== 'college_admin' && <PendingRequestsNotice viewer={user.id} />}
        <ContinueLink />
      </MessagePage>
    );
  }
  if (isAlreadyConfirmed(confirmation.error)) {
    return (
      <MessagePage title="Email address already confirmed">
        <p role="status">
          This link was already used, and your email address is confirmed. There’s nothing left to do.
        </p>
        <ContinueLink />
      </MessagePage>
    );
  }
  if (!token || confirmation.isError) {
    return (
      <MessagePage title="This link doesn’t work">
        <p role="alert">
          {confirmation.isError
            ? toErrorSentence(confirmation.error)
            : 'This link is no longer valid. Ask for a new one.'}
        </p>
        <NewLinkOptions />
      </MessagePage>
    );
  }
  return (
    <MessagePage title="Confirm your email address">
      <p>Select the button to confirm this address is yours.</p>
      <Button busy={confirmation.isPending} disabled={!isOnline} onClick={() => confirmation.mutate(token)}>
        Confirm my address
      </Button>
    </MessagePage>
  );
}

function ContinueLink() {
  const { user } = useAuth();
  return user ? (
    <Link to="/" className={buttonStyles()}>
      Go to the dashboard
    </Link>
  ) : (
    <Link to="/auth" className={buttonStyles()}>
      Sign In
    </Link>
  );
}

function NewLinkOptions() {
  const { user } = useAuth();
  if (user?.emailVerified) return <ContinueLink />;
  if (user) return <ResendConfirmation />;
  return (
    <>
      <p>Sign in and we’ll send you another link.</p>
      <ContinueLink />
    </>
  );
}
