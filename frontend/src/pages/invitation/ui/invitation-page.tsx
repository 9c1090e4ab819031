import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, toErrorSentence } from '@/shared/api';
import { useAuth } from '@/shared/auth';
import { ErrorPanel, FormPage, MessagePage } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { invitationQueries, type Invitation } from '../api/invitation';
import { AcceptInvitationWithAccount } from './accept-with-account';
import { AcceptInvitationWithNewAccount } from './accept-with-new-account';

interface InvitationPageProps {
  token: string;
  /** Called when the person is an administrator of the college, and signed in. */
  onAccepted: () => void;
}

const DAY_FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

const isInvalidLinkError = (error: unknown) => error instanceof ApiError && error.status === 404;

/**
 * Target of the link in an invitation. Nothing happens until the person accepts, because mail programs open links
 * automatically.
 */
export function InvitationPage({ token, onAccepted }: InvitationPageProps) {
  // Accepting uses up the link, so its details are not requested again.
  const [invitation, setInvitation] = useState<Invitation>();
  const { data, error, refetch } = useQuery({
    ...invitationQueries.details(token),
    enabled: token !== '' && !invitation,
  });
  if (data && !invitation) setInvitation(data);
  const { user } = useAuth();

  if (!token || (!invitation && isInvalidLinkError(error))) {
    return (
      <MessagePage title="This invitation doesn’t work">
        <p role="alert">
          It may have expired, been withdrawn, or already been accepted. Ask your colleague to invite you again.
        </p>
      </MessagePage>
    );
  }
  if (!invitation) {
    return (
      <FormPage title="Your invitation" lead="A colleague invited you to help manage a college.">
        {error ? (
          <ErrorPanel message={toErrorSentence(error)} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-96" />
        )}
      </FormPage>
    );
  }
  const { collegeName, email, expiresAt } = invitation;
  return (
    <FormPage
      title={`Help manage ${collegeName}`}
      lead="You’ll be able to edit its page, import its alumni, add events and reply to reviews."
    >
      <p className="text-muted">
        We sent the invitation to <strong className="wrap-anywhere">{email}</strong>. It works until{' '}
        {DAY_FORMAT.format(new Date(expiresAt))}.
      </p>
      {user ? (
        <AcceptInvitationWithAccount token={token} user={user} onAccepted={onAccepted} />
      ) : (
        <AcceptInvitationWithNewAccount token={token} onAccepted={onAccepted} />
      )}
    </FormPage>
  );
}
