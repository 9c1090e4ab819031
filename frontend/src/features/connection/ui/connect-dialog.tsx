import { useQuery } from '@tanstack/react-query';
import { connectionQueries, type User } from '@/shared/api';
import { refusalInFull } from '@/shared/lib/forms';
import { Dialog } from '@/shared/ui/dialog';
import { ErrorPanel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { useRequest } from '../api/use-connection-changes';
import { requestDraft } from '../model/drafts';
import type { Person, RequestWords } from '../model/connection-labels';
import { requestHint } from '../model/request-drafts';
import { WhyNotNow } from './why-not-now';
import { WordsForm } from './words-form';

interface ConnectDialogProps {
  viewer: User;
  person: Person;
  words: RequestWords;
  /** Sends the request in place of the usual call, and says what came of it. What it throws is shown in the form. */
  send?: ((message: string) => Promise<unknown>) | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The message that goes with a request, there to be changed before it is sent. */
export default function ConnectDialog({ person, open, onOpenChange, ...rest }: ConnectDialogProps) {
  return (
    <Dialog title={`Connect with ${person.fullName}`} open={open} onOpenChange={onOpenChange} isPrecious>
      <Asking person={person} onDone={() => onOpenChange(false)} {...rest} />
    </Dialog>
  );
}

type AskingProps = Omit<ConnectDialogProps, 'open' | 'onOpenChange'> & { onDone: () => void };

function Asking({ viewer, person, words, send, onDone }: AskingProps) {
  const { data, error, refetch } = useQuery(connectionQueries.with(person.id, viewer.id));
  const request = useRequest(person.id, words);

  if (!data && error) return <ErrorPanel message={refusalInFull(error)} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <div aria-busy="true">
        <p role="status" className="sr-only">
          Loading
        </p>
        <Skeleton className="h-52" />
      </div>
    );
  }
  // While the request is on its way the form stays, though the server may know of it already.
  if (!data.mayRequest && !request.isPending) {
    return <WhyNotNow person={person} known={data} />;
  }
  return (
    <WordsForm
      name="Connection request"
      draft={requestDraft(person.id)}
      label="Your message"
      hint={requestHint(viewer.role, person.fullName)}
      initial={data.suggestedMessage}
      submit="Send request"
      onSubmit={async (message) => {
        await (send ?? request.mutateAsync)(message);
        onDone();
      }}
    />
  );
}
