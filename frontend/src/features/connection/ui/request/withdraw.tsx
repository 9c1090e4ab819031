import { useState } from 'react';
import type { Connection } from '@/entities/connection';
import { useOnline } from '@/shared/lib/online';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import { Button } from '@/shared/ui/button';
import { useEndConnection } from '../../api/use-connection-changes';
import type { Person } from '../../model/connection-labels';

/** Withdraws the viewer's request after a confirmation. */
export function WithdrawRequestButton({ person, connection }: { person: Person; connection: Connection }) {
  const [isOpen, setIsOpen] = useState(false);
  const isOnline = useOnline();
  const end = useEndConnection(person.id, connection.id, {
    done: 'Request withdrawn',
    failed: 'Failed to withdraw request',
  });
  return (
    <>
      <Button variant="plain" disabled={!isOnline} onClick={() => setIsOpen(true)}>
        Withdraw<span className="sr-only"> your request to {person.fullName}</span>
      </Button>
      <AlertDialog
        title="Withdraw your request?"
        text={`${person.fullName} won't see your request anymore, and we won't notify them. You can ask again one day after you sent this request.`}
        confirm="Withdraw request"
        dismiss="Keep it"
        busy={end.isPending}
        open={isOpen}
        onOpenChange={setIsOpen}
        onConfirm={() => !end.isPending && end.mutate(undefined, { onSettled: () => setIsOpen(false) })}
      />
    </>
  );
}
