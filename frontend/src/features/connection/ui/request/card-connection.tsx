import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ConnectionStatus } from '@/entities/alum';
import { connectionQueries } from '@/entities/connection';
import type { User } from '@/shared/auth';
import { useDraftDialog } from '@/shared/lib/drafts';
import { Button, buttonStyles } from '@/shared/ui/button';
import { Chip } from '@/shared/ui/chip';
import { lazyComponent } from '@/shared/ui/lazy-component';
import { requestDraftKey } from '../../model/drafts';
import { stateLabel, CARD_REQUEST_TOASTS, type Person, type RequestToasts } from '../../model/connection-labels';

const ConnectDialog = lazyComponent(() => import('./connect-dialog'));
const SaveRequestDialog = lazyComponent(() => import('../draft/request-before-confirmation-dialog'));

interface CardConnectionProps {
  viewer: User;
  person: Person;
  status: ConnectionStatus;
  /** The toasts about a request sent from this card. */
  texts?: RequestToasts;
  /** The initial message; by default the suggested one. */
  message?: string | undefined;
  /** Sends the request instead of the default call. */
  send?: (message: string) => Promise<unknown>;
}

/** The relationship with a person, as the secondary button of their card. */
export function CardConnection({
  viewer,
  person,
  status,
  texts = CARD_REQUEST_TOASTS,
  message,
  send,
}: CardConnectionProps) {
  const [isOpen, setIsOpen] = useDraftDialog(requestDraftKey(person.id));
  const [wasOpened, setWasOpened] = useState(isOpen);
  const isPending = status === 'pending';
  // The status on a card doesn't include who sent the request.
  const { data } = useQuery({
    ...connectionQueries.with(person.id, viewer.id),
    enabled: isPending && viewer.emailVerified,
  });

  if (status === 'connected') {
    return (
      <>
        <span className="inline-flex min-h-11 items-center">
          <Chip>Connected</Chip>
        </span>
        <Link
          to="/messages"
          search={{ with: person.id }}
          className={buttonStyles({ variant: 'quiet', className: 'flex-auto whitespace-nowrap' })}
        >
          Message<span className="sr-only"> {person.fullName}</span>
        </Link>
      </>
    );
  }
  const pendingLabel = data?.state.startsWith('pending') ? stateLabel(data.state) : 'Pending';
  return (
    <>
      <Button
        className="flex-auto whitespace-nowrap"
        variant="quiet"
        aria-disabled={isPending || undefined}
        onClick={() => {
          if (isPending) return;
          setWasOpened(true);
          setIsOpen(true);
        }}
      >
        {isPending ? pendingLabel : 'Connect'}
        <span className="sr-only"> with {person.fullName}</span>
      </Button>
      {wasOpened &&
        (viewer.emailVerified ? (
          <ConnectDialog
            viewer={viewer}
            person={person}
            texts={texts}
            message={message}
            send={send}
            open={isOpen}
            onOpenChange={setIsOpen}
          />
        ) : (
          <SaveRequestDialog viewer={viewer} person={person} open={isOpen} onOpenChange={setIsOpen} />
        ))}
    </>
  );
}
