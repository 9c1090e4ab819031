import { useQuery } from '@tanstack/react-query';
import { connectionQueries } from '@/entities/connection';
import type { User } from '@/shared/auth';
import { detailedRefusalText } from '@/shared/lib/forms';
import { Dialog } from '@/shared/ui/dialog';
import { ErrorPanel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { useRequestConnection } from '../../api/use-connection-changes';
import { requestDraftKey } from '../../model/drafts';
import type { Person, RequestToasts } from '../../model/connection-labels';
import { requestHint } from '../../model/request-drafts';
import { RequestUnavailable } from './request-unavailable';
import { TextForm } from './text-form';

interface ConnectDialogProps {
  viewer: User;
  person: Person;
  texts: RequestToasts;
  /** Sends the request instead of the default call, and shows the result. Errors it throws are shown in the form. */
  send?: ((message: string) => Promise<unknown>) | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The dialog with the message of a request, which can be edited before sending. */
export default function ConnectDialog({ person, open, onOpenChange, ...rest }: ConnectDialogProps) {
  return (
    <Dialog title={`Connect with ${person.fullName}`} open={open} onOpenChange={onOpenChange} isPrecious>
      <ConnectForm person={person} onDone={() => onOpenChange(false)} {...rest} />
    </Dialog>
  );
}

type ConnectFormProps = Omit<ConnectDialogProps, 'open' | 'onOpenChange'> & { onDone: () => void };

function ConnectForm({ viewer, person, texts, send, onDone }: ConnectFormProps) {
  const { data, error, refetch } = useQuery(connectionQueries.with(person.id, viewer.id));
  const request = useRequestConnection(person.id, texts);

  if (!data && error) return <ErrorPanel message={detailedRefusalText(error)} onRetry={() => void refetch()} />;
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
  // The form stays while the request is in flight, even if the server already knows about it.
  if (!data.mayRequest && !request.isPending) {
    return <RequestUnavailable person={person} known={data} />;
  }
  return (
    <TextForm
      name="Connection request"
      draft={requestDraftKey(person.id)}
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
