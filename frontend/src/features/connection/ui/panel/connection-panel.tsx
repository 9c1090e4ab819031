import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { connectionQueries, type Relationship } from '@/entities/connection';
import type { User } from '@/shared/auth';
import { detailedRefusalText } from '@/shared/lib/forms';
import { Chip } from '@/shared/ui/chip';
import { ErrorPanel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { stateLabel, type Person } from '../../model/connection-labels';
import { RequestForm } from '../request/request-form';
import { BlockPerson } from '../person/block-person';
import { ConnectedActions } from './connected';
import { ReceivedRequest } from '../received/received';
import { ReportPerson } from '../person/report-person';
import { UnblockButton } from '../person/unblock';

interface ConnectionPanelProps {
  viewer: User;
  person: Person;
  howToConfirm: ReactNode;
}

/** The relationship between the viewer and the person of a page, with all available actions. */
export default function ConnectionPanel({ viewer, person, howToConfirm }: ConnectionPanelProps) {
  const { data, error, refetch } = useQuery(connectionQueries.with(person.id, viewer.id));
  const panel = useRef<HTMLElement>(null);
  const state = data?.state;

  // If the focused button disappears with its state, the focus moves to the panel.
  useEffect(() => {
    if (state !== undefined && document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  }, [state]);

  if (!data && error) return <ErrorPanel message={detailedRefusalText(error)} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <div aria-busy="true" className="grid gap-3">
        <Skeleton className="h-6 w-32" />
        <Skeleton className="h-11" />
      </div>
    );
  }
  return (
    <section ref={panel} tabIndex={-1} aria-label="Connection" className="grid grid-cols-1 gap-3 outline-none">
      <ConnectionStateLabel state={data.state} />
      <ConnectionActions viewer={viewer} person={person} known={data} />
      <div className="-mx-2.5 flex flex-wrap sm:-mx-4">
        {data.state !== 'blocked' && <BlockPerson person={person} />}
        <ReportPerson person={person} howToConfirm={howToConfirm} />
      </div>
    </section>
  );
}

/** Stays mounted, so that screen readers announce changes. */
function ConnectionStateLabel({ state }: { state: Relationship['state'] }) {
  const isSent = state === 'pending_sent';
  return (
    <p role="status" className="flex items-center gap-2 text-muted">
      <span className={isSent || state === 'connected' ? 'sr-only' : ''}>{stateLabel(state)}</span>
      {isSent && <Chip tone="gold">Pending</Chip>}
      {state === 'connected' && (
        <span aria-hidden="true" className="inline-flex">
          <Chip>Connected</Chip>
        </span>
      )}
    </p>
  );
}

function ConnectionActions({
  viewer,
  person,
  known,
}: Omit<ConnectionPanelProps, 'howToConfirm'> & { known: Relationship }) {
  const { state, connection } = known;
  if (state === 'pending_received' && connection) return <ReceivedRequest person={person} connection={connection} />;
  if (state === 'connected' && connection) return <ConnectedActions person={person} connection={connection} />;
  if (state === 'blocked') return <UnblockButton userId={person.id} name={person.fullName} />;
  if (state === 'none' || state === 'pending_sent' || state === 'declined') {
    return <RequestForm viewer={viewer} person={person} known={known} />;
  }
  return null;
}
