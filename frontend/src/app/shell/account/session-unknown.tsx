import { useQueryClient } from '@tanstack/react-query';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError, toErrorSentence } from '@/shared/api';
import { identityQueries } from '@/shared/auth';
import { plural } from '@/shared/lib/plural';
import { Button } from '@/shared/ui/button';
import { MessagePage } from '@/shared/ui/panel';
import { PublicFrame } from '../public-frame';

const MAX_RETRY_SECONDS = 30;

/**
 * Shown in place of a page while the server doesn't say who is signed in. The address stays, so that the page opens once
 * it does.
 */
export function SessionUnknown({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const failures = useQueryClient().getQueryState(identityQueries.currentUser().queryKey)?.errorUpdateCount ?? 1;
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <PublicFrame isEntrance>
      <MessagePage title="We couldn’t load your account">
        <p role="alert">{toErrorSentence(error)}</p>
        {/* A new failure starts a new countdown. */}
        <Countdown key={failures} seconds={retryDelaySeconds(error, failures)} onEnd={retry} />
        <Button onClick={retry}>Try again now</Button>
      </MessagePage>
    </PublicFrame>
  );
}

/**
 * Returns what the server asks for, otherwise 2, 4, 8 … seconds, and up to half as much more at random, so that clients
 * don't return all at once after an outage.
 */
function retryDelaySeconds(error: unknown, failures: number): number {
  const least =
    (error instanceof ApiError ? error.retryAfter : undefined) ?? Math.min(MAX_RETRY_SECONDS, 2 ** failures);
  return Math.ceil(least * (1 + Math.random() / 2));
}

function Countdown({ seconds, onEnd }: { seconds: number; onEnd: () => void }) {
  const [left, setLeft] = useState(seconds);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (left <= 0) {
      end();
      return;
    }
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left]);
  return (
    <p>
      {left > 0
        ? plural(left, { one: 'Trying again in # second.', other: 'Trying again in # seconds.' })
        : 'Trying again …'}
    </p>
  );
}
