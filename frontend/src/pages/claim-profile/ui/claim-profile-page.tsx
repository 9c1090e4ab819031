import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError, toErrorSentence } from '@/shared/api';
import { useAuth } from '@/shared/auth';
import { formatDateInUtc } from '@/shared/lib/dates';
import { refusalText, useOneAtATime } from '@/shared/lib/forms';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import { buttonStyles } from '@/shared/ui/button';
import { ErrorPanel, FormPage, MessagePage } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { claimDetailsQuery, type ClaimDetails } from '../api/claim';
import { useDeclineClaim } from '../api/use-claim';
import { ClaimForm } from './claim-form';
import { ClaimOutcomeMessage } from './outcome';
import { WrongRoleNotice } from './wrong-role-notice';

type ClaimOutcome = 'declined' | 'invalid';

const isInvalidLinkError = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'admin-analytics.claim-link-invalid';

interface ClaimProfilePageProps {
  token: string;
  /** True if the person followed the link for declining. */
  isDeclining: boolean;
  /** Called when the profile is claimed and the person is signed in. */
  onClaimed: () => void;
}

/**
 * The page that the links of an invitation lead to. Nothing happens until the person decides, because mail programs
 * open links automatically.
 */
export function ClaimProfilePage({ token, isDeclining, onClaimed }: ClaimProfilePageProps) {
  // Claiming invalidates the link, so the details are not requested again.
  const [claimDetails, setClaimDetails] = useState<ClaimDetails>();
  const details = useQuery({ ...claimDetailsQuery(token), enabled: token !== '' && !claimDetails });
  const [ending, setEnding] = useState<ClaimOutcome>();
  if (details.data && !claimDetails) setClaimDetails(details.data);

  if (ending === 'declined') {
    return (
      <MessagePage title="Your details are deleted">
        <ClaimOutcomeMessage role="status">
          {claimDetails?.collegeName ?? 'The college'} can't add you again. You can still create an account yourself at
          any time.
        </ClaimOutcomeMessage>
      </MessagePage>
    );
  }
  if (!token || ending === 'invalid' || (!claimDetails && isInvalidLinkError(details.error)))
    return <InvalidLinkNotice />;
  if (claimDetails) {
    return (
      <ClaimOrDecline
        token={token}
        details={claimDetails}
        startsDeclining={isDeclining}
        onClaimed={onClaimed}
        onEnded={setEnding}
      />
    );
  }
  return (
    <FormPage title="Your alumni profile" lead="Let's see what your college shared with us.">
      {details.error ? (
        <ErrorPanel message={toErrorSentence(details.error)} onRetry={() => void details.refetch()} />
      ) : (
        <Skeleton className="h-96" />
      )}
    </FormPage>
  );
}

function InvalidLinkNotice() {
  return (
    <MessagePage title="This link doesn’t work">
      <ClaimOutcomeMessage role="alert">
        The link was already used, we sent you a newer one, or we've deleted the details. If you've claimed your
        profile, sign in.
      </ClaimOutcomeMessage>
      <Link to="/auth" className={buttonStyles()}>
        Sign In
      </Link>
    </MessagePage>
  );
}

interface ClaimOrDeclineProps {
  token: string;
  details: ClaimDetails;
  startsDeclining: boolean;
  onClaimed: () => void;
  onEnded: (ending: ClaimOutcome) => void;
}

function ClaimOrDecline({ token, details, startsDeclining, onClaimed, onEnded }: ClaimOrDeclineProps) {
  const { user } = useAuth();
  const [isAsking, setIsAsking] = useState(startsDeclining);
  const declineMutation = useDeclineClaim();
  const { collegeName, importedAt, purgeAt, email } = details;
  const handleError = (error: unknown) => {
    if (isInvalidLinkError(error)) onEnded('invalid');
  };
  const decline = useOneAtATime(async () => {
    await declineMutation.mutateAsync(token).then(() => onEnded('declined'), handleError);
  });

  return (
    <FormPage
      title="Your alumni profile"
      lead={`${collegeName} would like its alumni to answer questions from students who are considering it.`}
    >
      <section aria-label="What we received" className="card grid gap-2 p-4 sm:p-6">
        <p>
          On {formatDateInUtc(importedAt)}, {collegeName} gave us your email address{' '}
          <strong className="wrap-anywhere">{email}</strong> and the details below. Only {collegeName} can see them.
        </p>
        <p className="text-muted">If you do nothing, we'll delete them on {formatDateInUtc(purgeAt)}.</p>
      </section>
      {user && user.role !== 'alumni' ? (
        <WrongRoleNotice user={user} />
      ) : (
        <ClaimForm
          token={token}
          details={details}
          user={user}
          onClaimed={onClaimed}
          onInvalid={() => onEnded('invalid')}
        />
      )}
      <button
        type="button"
        className={buttonStyles({ variant: 'quiet', wide: true })}
        onClick={() => setIsAsking(true)}
      >
        I don't want this
      </button>
      <AlertDialog
        title="Delete your details?"
        text={`We'll delete everything ${collegeName} gave us about you right away, and ${collegeName} can't add you again. This can't be undone. You can still create an account yourself.`}
        confirm="Delete my details"
        dismiss="Keep them"
        busy={declineMutation.isPending}
        open={isAsking}
        onOpenChange={setIsAsking}
        onConfirm={() => void decline()}
      >
        <p role="alert" className="mt-2 text-danger empty:hidden">
          {declineMutation.isError && refusalText(declineMutation.error)}
        </p>
      </AlertDialog>
    </FormPage>
  );
}
