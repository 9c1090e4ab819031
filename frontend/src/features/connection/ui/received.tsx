import { useState } from 'react';
import type { Connection } from '@/shared/api';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { useAnswer } from '../api/use-connection-changes';
import type { Person } from '../model/words';
import { ActionBar } from './action-bar';
import AskForMore from './ask-for-more';
import { Exchange } from './exchange';
import { WordsForm } from './words-form';

interface ReceivedProps {
  person: Person;
  connection: Connection;
}

/** A request that waits for one's own answer: yes, no, or a question first. */
export function Received({ person, connection }: ReceivedProps) {
  const { message, question, answer } = connection;
  const { accept, decline } = useAnswer(person.id, connection.id);
  const [open, setOpen] = useState<'decline' | 'ask'>();
  const isOnline = useOnline();
  const close = () => setOpen(undefined);
  const isOff = !isOnline || accept.isPending;

  return (
    <>
      <ActionBar>
        <Button busy={accept.isPending} disabled={isOff} onClick={() => accept.mutate()}>
          Accept<span className="sr-only"> the request of {person.fullName}</span>
        </Button>
        <Button variant="quiet" disabled={isOff} onClick={() => setOpen('decline')}>
          Decline<span className="sr-only"> the request of {person.fullName}</span>
        </Button>
      </ActionBar>
      {message && <Exchange who={person.fullName} words={message} />}
      {question && <Exchange who="You" words={question} />}
      {answer && <Exchange who={person.fullName} words={answer} />}
      {question && !answer && <p className="text-sm text-muted">They have not answered your question yet.</p>}
      {!question && (
        <Button variant="plain" disabled={isOff} onClick={() => setOpen('ask')}>
          Ask for more information
        </Button>
      )}
      <Dialog
        title={`Decline the request of ${person.fullName}?`}
        description="They read that you declined, with your reason if you give one."
        open={open === 'decline'}
        onOpenChange={close}
        isPrecious
      >
        <WordsForm
          name="Decline the request"
          label="Reason"
          optional
          submit="Decline request"
          onSubmit={(reason) => decline.mutateAsync(reason)}
        />
      </Dialog>
      <AskForMore personId={person.id} connectionId={connection.id} open={open === 'ask'} onOpenChange={close} />
    </>
  );
}
