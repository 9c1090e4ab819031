import { useState } from 'react';
import { useDraftDialog } from '@/shared/lib/drafts';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { lazyComponent } from '@/shared/ui/lazy-component';
import { questionDraftKey } from '../../model/drafts';
import type { Person } from '../../model/connection-labels';
import { QuotedText } from '../question/quoted-text';

const AskSenderDialog = lazyComponent(() => import('../question/ask-for-more'));

interface RequestAnswerProps {
  person: Pick<Person, 'id' | 'fullName'>;
  connectionId: number;
  question: string | null;
  answer: string | null;
  mayAsk: boolean;
  /** True if a thread beside it shows the question and its answer. */
  isInThread?: boolean;
  /** True if no button is primary. */
  isQuiet?: boolean;
  onAnswer: (isYes: boolean) => void;
}

/** The possible answers to a request in a list: accept, decline, or ask a question first. */
export function RequestAnswer({
  person,
  connectionId,
  question,
  answer,
  mayAsk,
  isInThread = false,
  isQuiet = false,
  onAnswer,
}: RequestAnswerProps) {
  const [isAsking, setIsAsking] = useDraftDialog(questionDraftKey(connectionId));
  const [hasAsked, setHasAsked] = useState(isAsking);
  const isOnline = useOnline();
  const { fullName } = person;
  return (
    <>
      {question && !isInThread && <QuotedText author="You" text={question} />}
      {answer && !isInThread && <QuotedText author={fullName} text={answer} />}
      {question && !answer && <p className="text-sm text-muted">{fullName} hasn&apos;t answered your question yet.</p>}
      <div className="flex flex-wrap gap-2">
        <Button variant={isQuiet ? 'quiet' : 'primary'} disabled={!isOnline} onClick={() => onAnswer(true)}>
          Accept<span className="sr-only"> the request from {fullName}</span>
        </Button>
        <Button variant="quiet" disabled={!isOnline} onClick={() => onAnswer(false)}>
          Decline<span className="sr-only"> the request from {fullName}</span>
        </Button>
      </div>
      {mayAsk && !question && (
        <div className="-ml-4">
          <Button
            variant="plain"
            disabled={!isOnline}
            onClick={() => {
              setHasAsked(true);
              setIsAsking(true);
            }}
          >
            Ask for more information<span className="sr-only"> from {fullName}</span>
          </Button>
        </div>
      )}
      {hasAsked && (
        <AskSenderDialog personId={person.id} connectionId={connectionId} open={isAsking} onOpenChange={setIsAsking} />
      )}
    </>
  );
}
