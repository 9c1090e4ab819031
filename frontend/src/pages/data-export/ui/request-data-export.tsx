import { useState } from 'react';
import { isPasswordNeeded, PasswordDialog } from '@/features/account-security';
import { formatDateTime } from '@/shared/lib/dates';
import { useOneAtATime } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { isBeingPrepared, type DataExports } from '../api/data-export';
import { exportRequestErrorMessage, useRequestDataExport } from '../api/use-data-export';

const SIGN_IN_AGAIN_MESSAGE = 'To get your data, please sign out, sign in again and come back within 10 minutes.';

interface RequestDataExportProps {
  viewer: number;
  hasPassword: boolean;
  exports: DataExports;
}

/** The button that requests an export, or the time when the next one can be requested. */
export function RequestDataExport({ viewer, hasPassword, exports: { latest, nextAt } }: RequestDataExportProps) {
  const [asksForPassword, setAsksForPassword] = useState(false);
  const [refusal, setRefusal] = useState('');
  const ask = useRequestDataExport(viewer);
  const isOnline = useOnline();

  const send = async (password?: string) => {
    await ask.mutateAsync(password);
    setAsksForPassword(false);
  };
  const start = useOneAtATime(async () => {
    setRefusal('');
    await send().catch((error: unknown) => {
      if (isPasswordNeeded(error) && hasPassword) setAsksForPassword(true);
      else setRefusal(isPasswordNeeded(error) ? SIGN_IN_AGAIN_MESSAGE : exportRequestErrorMessage(error));
    });
  });

  return (
    <>
      {!isBeingPrepared(latest) &&
        (nextAt === null ? (
          <Button
            variant={latest?.status === 'ready' ? 'quiet' : 'primary'}
            className="justify-self-start max-sm:w-full"
            busy={ask.isPending && !asksForPassword}
            disabled={!isOnline}
            onClick={() => void start()}
          >
            {latest ? 'Ask for a new copy' : 'Ask for a copy'}
          </Button>
        ) : (
          <p className="text-muted">You can ask for one copy a day. You can ask again on {formatDateTime(nextAt)}.</p>
        ))}
      <p role="alert" className="rounded-control bg-danger-soft px-3 py-2 text-on-danger-soft empty:hidden">
        {refusal}
      </p>
      <PasswordDialog open={asksForPassword} onOpenChange={setAsksForPassword} onPassword={send} />
    </>
  );
}
