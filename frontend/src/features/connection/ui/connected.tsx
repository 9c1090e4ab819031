import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Connection } from '@/shared/api';
import { day } from '@/shared/lib/dates';
import { useOnline } from '@/shared/lib/online';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import { Button, buttonStyles } from '@/shared/ui/button';
import { useEnd } from '../api/use-connection-changes';
import type { Person } from '../model/words';
import { ActionBar } from './action-bar';

/** A connection: what it is good for, and the way out of it. */
export function Connected({ person, connection }: { person: Person; connection: Connection }) {
  const [isOpen, setIsOpen] = useState(false);
  const isOnline = useOnline();
  const end = useEnd(person.id, connection.id, { done: 'Disconnected', failed: 'Failed to disconnect' });
  return (
    <>
      <p className="text-sm text-muted">Since {day(connection.updatedAt)}</p>
      <ActionBar>
        <Link to="/events" search={{ new: 1, with: person.id }} className={buttonStyles()}>
          Schedule a meeting
        </Link>
      </ActionBar>
      <Button variant="quiet" disabled={!isOnline} onClick={() => setIsOpen(true)}>
        Disconnect
      </Button>
      <AlertDialog
        title={`Disconnect from ${person.fullName}?`}
        text="You both see again of each other only what every member sees."
        confirm="Disconnect"
        busy={end.isPending}
        open={isOpen}
        onOpenChange={setIsOpen}
        onConfirm={() => !end.isPending && end.mutate(undefined, { onSettled: () => setIsOpen(false) })}
      />
    </>
  );
}
