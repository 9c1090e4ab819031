import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { connectionQueries, type ConnectionStatus, type User } from '@/shared/api';
import { Button } from '@/shared/ui/button';
import { Chip } from '@/shared/ui/chip';
import { later } from '@/shared/ui/later';
import { stateLabel, WORDS_OF_CARD, type Person, type RequestWords } from '../model/words';

const ConnectDialog = later(() => import('./connect-dialog'));

interface CardConnectionProps {
  viewer: User;
  person: Person;
  status: ConnectionStatus;
  howToConfirm: ReactNode;
  /** What is said of a request that is sent from here. */
  words?: RequestWords;
}

/** How one stands with somebody, as the first button of their card. */
export function CardConnection({ viewer, person, status, howToConfirm, words = WORDS_OF_CARD }: CardConnectionProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const isPending = status === 'pending';
  // A card does not say who asked whom.
  const { data } = useQuery({ ...connectionQueries.with(person.id, viewer.id), enabled: isPending });

  if (status === 'connected') {
    return (
      <span className="inline-flex min-h-11 items-center">
        <Chip>Connected</Chip>
      </span>
    );
  }
  const pendingLabel = data?.state.startsWith('pending') ? stateLabel(data.state) : 'Pending';
  return (
    <>
      <Button
        className="flex-auto whitespace-nowrap aria-disabled:border-line aria-disabled:text-muted aria-disabled:hover:bg-transparent"
        variant={isPending ? 'quiet' : 'primary'}
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
      {wasOpened && (
        <ConnectDialog
          viewer={viewer}
          person={person}
          words={words}
          howToConfirm={howToConfirm}
          open={isOpen}
          onOpenChange={setIsOpen}
        />
      )}
    </>
  );
}
