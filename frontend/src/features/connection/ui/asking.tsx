import { useState, type ReactNode } from 'react';
import type { Connection, ConnectionWith, User } from '@/shared/api';
import { day } from '@/shared/lib/dates';
import { useOnline } from '@/shared/lib/online';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import { Button } from '@/shared/ui/button';
import { later } from '@/shared/ui/later';
import { useEnd, useTellMore } from '../api/use-connection-changes';
import { connectLabel, WORDS_OF_PROFILE, type Person } from '../model/words';
import { ActionBar } from './action-bar';
import { Exchange } from './exchange';
import { WhyNotNow } from './why-not-now';
import { WordsForm } from './words-form';

const ConnectDialog = later(() => import('./connect-dialog'));

interface AskingProps {
  viewer: User;
  person: Person;
  known: ConnectionWith;
  howToConfirm: ReactNode;
}

/** Asking somebody, and waiting for their answer. The button stays while it turns from the one into the other. */
export function Asking({ viewer, person, known, howToConfirm }: AskingProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const sent = known.state === 'pending_sent' ? known.connection : null;
  const isSent = known.state === 'pending_sent';

  return (
    <>
      {isSent || known.mayRequest ? (
        <ActionBar>
          <Button
            className="aria-disabled:border-line aria-disabled:text-muted aria-disabled:hover:bg-transparent"
            variant={isSent ? 'quiet' : 'primary'}
            aria-disabled={isSent || undefined}
            onClick={() => {
              if (isSent) return;
              setWasOpened(true);
              setIsOpen(true);
            }}
          >
            {isSent ? 'Request Sent' : connectLabel(viewer.role, person.role)}
          </Button>
          {sent && <Withdraw person={person} connection={sent} />}
        </ActionBar>
      ) : (
        <WhyNotNow person={person} known={known} howToConfirm={howToConfirm} />
      )}
      {sent && <Waiting person={person} connection={sent} />}
      {known.state === 'declined' && known.connection?.reason && known.connection.fromUserId === viewer.id && (
        <Exchange who={person.fullName} words={known.connection.reason} />
      )}
      {wasOpened && (
        <ConnectDialog
          viewer={viewer}
          person={person}
          words={WORDS_OF_PROFILE}
          howToConfirm={howToConfirm}
          open={isOpen}
          onOpenChange={setIsOpen}
        />
      )}
    </>
  );
}

interface OwnRequestProps {
  person: Person;
  connection: Connection;
}

function Withdraw({ person, connection }: OwnRequestProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isOnline = useOnline();
  const end = useEnd(person.id, connection.id, { done: 'Request withdrawn', failed: 'Failed to withdraw request' });
  return (
    <>
      <Button variant="plain" disabled={!isOnline} onClick={() => setIsOpen(true)}>
        Withdraw
      </Button>
      <AlertDialog
        title="Withdraw your request?"
        text={`${person.fullName} will not see it any more.`}
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

/** What was asked, until when it stands, and what they want to know first. */
function Waiting({ person, connection }: OwnRequestProps) {
  const { message, question, answer, expiresAt } = connection;
  const tellMore = useTellMore(person.id, connection.id);
  return (
    <>
      {message && <Exchange who="You" words={message} />}
      {question && <Exchange who={person.fullName} words={question} />}
      {answer && <Exchange who="You" words={answer} />}
      {question && !answer && (
        <WordsForm
          name="Answer the question"
          label="Your answer"
          submit="Send answer"
          onSubmit={(words) => tellMore.mutateAsync(words)}
        />
      )}
      {expiresAt && <p className="text-sm text-muted">The request stands until {day(expiresAt)}.</p>}
    </>
  );
}
