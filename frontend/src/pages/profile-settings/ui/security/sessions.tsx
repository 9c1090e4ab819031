import { useState } from 'react';
import { toErrorSentence } from '@/shared/api';
import { useOnline } from '@/shared/lib/online';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import { Button } from '@/shared/ui/button';
import { ErrorPanel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { useEndSessions, useSessions } from '../../api/security/use-sessions';
import { SettingsCard } from '@/shared/ui/settings-card';
import { SessionRow } from './session-row';

/** The user's sessions, and the buttons to end them. */
export function SessionList({ viewer }: { viewer: number }) {
  const { data, error, refetch } = useSessions(viewer);
  const end = useEndSessions(viewer);
  const [isConfirmingAll, setIsConfirmingAll] = useState(false);
  const isOnline = useOnline();
  const hasOthers = data?.some(({ isCurrent }) => !isCurrent) ?? false;

  return (
    <SettingsCard title="Where you’re signed in" lead="Don’t recognize a device? Sign it out and change your password.">
      {data ? (
        <ul aria-label="Sessions" className="divide-y divide-line">
          {data.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              isEnding={end.one.isPending && end.one.variables.id === session.id}
              onEnd={() => end.one.mutate(session)}
            />
          ))}
        </ul>
      ) : error ? (
        <ErrorPanel message={toErrorSentence(error)} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy="true" className="grid gap-2">
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </div>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        {hasOthers && (
          <Button variant="quiet" busy={end.others.isPending} disabled={!isOnline} onClick={() => end.others.mutate()}>
            Sign out everywhere else
          </Button>
        )}
        <Button variant="quiet" disabled={!isOnline} onClick={() => setIsConfirmingAll(true)}>
          Sign out everywhere
        </Button>
      </div>
      <AlertDialog
        title="Sign out everywhere?"
        text="We’ll sign you out on every device, including this one. You’ll need your password to sign in again."
        confirm="Sign out everywhere"
        busy={end.all.isPending}
        open={isConfirmingAll}
        onOpenChange={setIsConfirmingAll}
        onConfirm={() => end.all.mutate(undefined, { onError: () => setIsConfirmingAll(false) })}
      />
    </SettingsCard>
  );
}
