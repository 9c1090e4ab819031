import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { connectionQueries } from '@/entities/connection';
import type { User } from '@/shared/auth';
import { detailedRefusalText } from '@/shared/lib/forms';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { ErrorPanel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { useRequestConnection } from '../../api/use-connection-changes';
import { requestDraftKey } from '../../model/drafts';
import type { Person, RequestToasts } from '../../model/connection-labels';
import { useKnownReplyTime } from '../../model/use-known-reply-time';
import { useRequestHint } from '../../model/use-request-hint';
import { RequestUnavailable } from './request-unavailable';
import { SimilarMentors } from './similar-mentors';
import { TextForm } from './text-form';

interface ConnectDialogProps {
  viewer: User;
  person: Person;
  texts: RequestToasts;
  /** The initial message; by default the suggested one. */
  message?: string | undefined;
  /** Sends the request instead of the default call, and shows the result. Errors it throws are shown in the form. */
  send?: ((message: string) => Promise<unknown>) | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The dialog with the message of a request, which can be edited before sending. */
export default function ConnectDialog({ open, onOpenChange, ...first }: ConnectDialogProps) {
  // Another mentor whom the viewer asks because the first one has no room.
  const [other, setOther] = useState<Pick<ConnectFormProps, 'person' | 'message'>>();
  const { person, ...rest } = other ? { ...first, ...other, send: undefined } : first;
  const change = (isOpen: boolean) => {
    if (!isOpen) setOther(undefined);
    onOpenChange(isOpen);
  };
  return (
    <Dialog title={`Connect with ${person.fullName}`} open={open} onOpenChange={change} isPrecious>
      <ConnectForm
        key={person.id}
        person={person}
        onDone={() => change(false)}
        onOther={(next, message) => setOther({ person: next, message })}
        {...rest}
      />
    </Dialog>
  );
}

type ConnectFormProps = Omit<ConnectDialogProps, 'open' | 'onOpenChange'> & {
  onDone: () => void;
  /** Continues with another person, starting with a message. */
  onOther: (person: Person, message: string | undefined) => void;
};

function ConnectForm({ viewer, person, texts, message, send, onDone, onOther }: ConnectFormProps) {
  const { data, error, refetch } = useQuery(connectionQueries.with(person.id, viewer.id));
  const request = useRequestConnection(person.id, texts);
  const requestHint = useRequestHint(viewer, person.fullName);
  const replyTime = useKnownReplyTime(person.id, viewer.id);
  const hint = replyTime ? `${requestHint} ${replyTime}.` : requestHint;

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
    return (
      <RequestUnavailable
        viewer={viewer}
        person={person}
        known={data}
        similar={(written) => (
          <SimilarMentors
            viewer={viewer}
            mentor={person}
            message={written ?? message}
            action={({ id, fullName }, started) => (
              <Button
                variant="quiet"
                className="flex-auto"
                onClick={() => onOther({ id, fullName, role: 'alumni' }, started)}
              >
                Connect<span className="sr-only"> with {fullName}</span>
              </Button>
            )}
          />
        )}
      />
    );
  }
  return (
    <TextForm
      name="Connection request"
      draft={requestDraftKey(person.id)}
      label="Your message"
      hint={hint}
      initial={message ?? data.suggestedMessage}
      defaultText={data.suggestedMessage}
      submit="Send request"
      onSubmit={async (text) => {
        await (send ?? request.mutateAsync)(text);
        onDone();
      }}
    />
  );
}
