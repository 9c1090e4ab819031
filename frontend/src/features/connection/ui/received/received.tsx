import type { Connection } from '@/entities/connection';
import { useDraftDialog } from '@/shared/lib/drafts';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { useAnswerRequests } from '../../api/use-request-answers';
import { declineDraftKey, questionDraftKey } from '../../model/drafts';
import type { Person } from '../../model/connection-labels';
import { ActionBar } from '../panel/action-bar';
import { AcceptanceNote } from './acceptance-note';
import AskSenderDialog from '../question/ask-for-more';
import { QuotedText } from '../question/quoted-text';
import { TextForm } from '../request/text-form';

interface ReceivedRequestProps {
  person: Person;
  connection: Connection;
}

/** A received request: accept, decline, or ask a question first. */
export function ReceivedRequest({ person, connection }: ReceivedRequestProps) {
  const { message, question, answer } = connection;
  const { answer: give, isBusy } = useAnswerRequests();
  const request = { connectionId: connection.id, personId: person.id };
  const isAnswering = isBusy(connection.id);
  const [isDeclining, setIsDeclining] = useDraftDialog(declineDraftKey(connection.id));
  const [isAsking, setIsAsking] = useDraftDialog(questionDraftKey(connection.id));
  const isOnline = useOnline();
  const isOff = !isOnline || isAnswering;

  return (
    <>
      <ActionBar>
        <Button busy={isAnswering && !isDeclining} disabled={isOff} onClick={() => void give(request, true)}>
          Accept<span className="sr-only"> the request from {person.fullName}</span>
        </Button>
        <Button variant="quiet" disabled={isOff} onClick={() => setIsDeclining(true)}>
          Decline<span className="sr-only"> the request from {person.fullName}</span>
        </Button>
      </ActionBar>
      <AcceptanceNote />
      {message && <QuotedText author={person.fullName} text={message} />}
      {question && <QuotedText author="You" text={question} />}
      {answer && <QuotedText author={person.fullName} text={answer} />}
      {question && !answer && <p className="text-sm text-muted">They haven’t answered your question yet.</p>}
      {!question && (
        <Button variant="plain" disabled={isOff} onClick={() => setIsAsking(true)}>
          Ask for more information
        </Button>
      )}
      <Dialog
        title={`Decline the request from ${person.fullName}?`}
        description="We’ll let them know you declined, and include your reason if you give one."
        open={isDeclining}
        onOpenChange={setIsDeclining}
        isPrecious
      >
        <TextForm
          name="Decline the request"
          draft={declineDraftKey(connection.id)}
          label="Reason"
          optional
          submit="Decline request"
          onSubmit={(reason) => give(request, false, reason || undefined)}
        />
      </Dialog>
      <AskSenderDialog personId={person.id} connectionId={connection.id} open={isAsking} onOpenChange={setIsAsking} />
    </>
  );
}
