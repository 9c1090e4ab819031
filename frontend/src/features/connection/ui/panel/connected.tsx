import { Link } from '@tanstack/react-router';
import type { Connection } from '@/entities/connection';
import { formatDate } from '@/shared/lib/dates';
import { buttonStyles } from '@/shared/ui/button';
import type { Person } from '../../model/connection-labels';
import { ActionBar } from './action-bar';
import { DisconnectButton } from './disconnect';

/** The actions on a connection, including ending it. */
export function ConnectedActions({ person, connection }: { person: Person; connection: Connection }) {
  return (
    <>
      <p className="text-sm text-muted">Since {formatDate(connection.updatedAt)}</p>
      <ActionBar>
        <Link to="/messages" search={{ with: person.id }} className={buttonStyles()}>
          {person.role === 'alumni' ? 'Send Message' : 'Message'}
        </Link>
        <Link to="/events" search={{ new: 1, with: person.id }} className={buttonStyles({ variant: 'quiet' })}>
          Schedule a meeting
        </Link>
      </ActionBar>
      <DisconnectButton person={person} connectionId={connection.id} />
    </>
  );
}
