import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ApiError, toErrorSentence } from '@/shared/api';
import { detailedRefusalText } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { Button, buttonStyles } from '@/shared/ui/button';
import { ErrorPanel, MessagePage } from '@/shared/ui/panel';
import { PageSpinner } from '@/shared/ui/spinner';
import { unsubscriptionQuery } from '../api/unsubscribe';
import { useUnsubscribe } from '../api/use-unsubscribe';

const isInvalidLinkError = (error: unknown) => error instanceof ApiError && [400, 404, 410].includes(error.status);

/**
 * Target of the unsubscribe link in emails. It takes effect on a click only, because mail programs open links
 * automatically.
 */
export function UnsubscribePage({ token }: { token: string }) {
  const { data, error, refetch } = useQuery({ ...unsubscriptionQuery(token), enabled: token !== '' });
  const { mutate, isPending, isSuccess, data: done, error: refusal } = useUnsubscribe();
  const isOnline = useOnline();

  if (isSuccess) {
    return (
      <MessagePage title="You're unsubscribed">
        <p role="status">{done.message}</p>
        <SettingsLink />
      </MessagePage>
    );
  }
  if (!token || isInvalidLinkError(error) || isInvalidLinkError(refusal)) {
    return (
      <MessagePage title="This link doesn’t work">
        <p role="alert">The link may be incomplete. In your settings, you can choose which emails you get.</p>
        <SettingsLink />
      </MessagePage>
    );
  }
  if (!data && !error) return <PageSpinner />;
  return (
    <MessagePage title="Unsubscribe">
      {data ? (
        <>
          <p>
            Stop sending emails about <strong className="text-ink">{data.label}</strong> to{' '}
            <strong className="wrap-anywhere text-ink">{data.email}</strong>?
          </p>
          <Button busy={isPending} disabled={!isOnline} onClick={() => mutate(token)}>
            Unsubscribe
          </Button>
          <p role="alert" className="text-danger empty:hidden">
            {refusal && toErrorSentence(refusal)}
          </p>
        </>
      ) : (
        <ErrorPanel message={detailedRefusalText(error)} onRetry={() => void refetch()} />
      )}
    </MessagePage>
  );
}

const SettingsLink = () => (
  <Link to="/profile-settings" search={{ tab: 'notifications' }} className={buttonStyles({ variant: 'quiet' })}>
    Notification settings
  </Link>
);
