import { useState, type ReactNode } from 'react';
import type { User } from '@/shared/auth';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import type { DeletedAccountContentChoice } from '../api/delete-account';
import { ConfirmDeletion } from './confirm-deletion';
import { DeletedContentFields } from './deleted-content-fields';

/** Explains what happens to a deleted account and when. The dialog behind the button deletes it. */
export function DeleteAccount({ user, hasPassword }: { user: User; hasPassword: boolean }) {
  const [written, setWritten] = useState<DeletedAccountContentChoice>('keep');
  const [isAsking, setIsAsking] = useState(false);
  const isOnline = useOnline();
  return (
    <section aria-labelledby="delete" className="card grid grid-cols-1 gap-5 p-4 sm:p-6">
      <header>
        <h2 id="delete" className="text-2xl">
          Delete your account
        </h2>
        <p className="mt-1 text-muted">You have 14 days to change your mind.</p>
      </header>
      <ol className="grid gap-4">
        <DeletionStage title="Right away">
          We sign you out everywhere and delete any copy of your data that is ready to download. Others see “Deleted
          user” instead of your name.
        </DeletionStage>
        <DeletionStage title="For 14 days">
          Use the link we email to <strong className="wrap-anywhere">{user.email}</strong> to restore everything.
          Signing in doesn’t restore your account.
        </DeletionStage>
        <DeletionStage title="After that">
          We permanently delete your data. Our record of account changes keeps a number in place of your name. Your
          username and email address become available again.
        </DeletionStage>
      </ol>
      <DeletedContentFields value={written} onChange={setWritten} />
      <Button
        variant="danger"
        className="justify-self-start max-sm:w-full"
        disabled={!isOnline}
        onClick={() => setIsAsking(true)}
      >
        Delete my account
      </Button>
      <ConfirmDeletion
        user={user}
        hasPassword={hasPassword}
        written={written}
        open={isAsking}
        onOpenChange={setIsAsking}
      />
    </section>
  );
}

function DeletionStage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="border-l-4 border-line pl-4">
      <h3 className="text-lg">{title}</h3>
      <p>{children}</p>
    </li>
  );
}
