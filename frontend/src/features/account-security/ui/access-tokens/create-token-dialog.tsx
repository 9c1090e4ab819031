import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountQueries } from '@/entities/account';
import { toErrorSentence } from '@/shared/api';
import { Button } from '@/shared/ui/button';
import { CopyableCode, CopyButton } from '@/shared/ui/copy-button';
import { Dialog } from '@/shared/ui/dialog';
import { ErrorPanel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { CreateTokenForm } from './create-token-form';

interface CreateTokenDialogProps {
  viewer: number;
  /** Null for a token of the viewer. */
  collegeId: number | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Creates a token and shows it once. */
export function CreateTokenDialog({ viewer, collegeId, open, onOpenChange }: CreateTokenDialogProps) {
  const [created, setCreated] = useState<string>();
  const profile = useQuery({ ...accountQueries.profile(viewer), enabled: open });

  const changeOpen = (isOpen: boolean) => {
    if (!isOpen) setCreated(undefined);
    onOpenChange(isOpen);
  };
  return (
    <Dialog
      title={created ? 'Copy your token' : 'Create an access token'}
      description={created && 'We show it only now. Store it where no one else can read it.'}
      isPrecious
      open={open}
      onOpenChange={changeOpen}
    >
      {created ? (
        <NewToken token={created} onDone={() => changeOpen(false)} />
      ) : profile.data ? (
        <CreateTokenForm
          viewer={viewer}
          collegeId={collegeId}
          hasPassword={profile.data.hasPassword}
          onCreated={setCreated}
        />
      ) : profile.error ? (
        <ErrorPanel message={toErrorSentence(profile.error)} onRetry={() => void profile.refetch()} />
      ) : (
        <Skeleton className="h-40" />
      )}
    </Dialog>
  );
}

function NewToken({ token, onDone }: { token: string; onDone: () => void }) {
  return (
    <div className="grid gap-5">
      <CopyableCode label="Your new token" code={token} />
      <div className="flex flex-wrap justify-end gap-2">
        <CopyButton text={token} label="Copy" />
        <Button onClick={onDone}>Done</Button>
      </div>
    </div>
  );
}
