import { useState } from 'react';
import { useOnline } from '@/shared/lib/online';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import { Button } from '@/shared/ui/button';
import { useEndConnection } from '../../api/use-connection-changes';
import type { Person } from '../../model/connection-labels';

interface DisconnectButtonProps {
  person: Person;
  connectionId: number;
  size?: 'compact';
}

/** Ends a connection, after explaining what ends with it. */
export function DisconnectButton({ person, connectionId, size }: DisconnectButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isOnline = useOnline();
  const end = useEndConnection(person.id, connectionId, { done: 'Disconnected', failed: 'Failed to disconnect' });
  return (
    <>
      <Button
        variant={size ? 'plain' : 'quiet'}
        {...(size && { size })}
        disabled={!isOnline}
        onClick={() => setIsOpen(true)}
      >
        Disconnect<span className="sr-only"> from {person.fullName}</span>
      </Button>
      <AlertDialog
        title={`Disconnect from ${person.fullName}?`}
        text="This ends your connection and cancels your upcoming meetings with each other. You'll each see only what other members can see. Your messages stay."
        confirm="Disconnect"
        busy={end.isPending}
        open={isOpen}
        onOpenChange={setIsOpen}
        onConfirm={() => !end.isPending && end.mutate(undefined, { onSettled: () => setIsOpen(false) })}
      >
        <p className="mt-2 text-muted">
          We don’t notify {person.fullName} when you disconnect, but we notify them about canceled meetings. You
          can&apos;t undo this, but you can ask to connect again.
        </p>
      </AlertDialog>
    </>
  );
}
