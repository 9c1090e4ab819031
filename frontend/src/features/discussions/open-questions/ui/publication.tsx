import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { OpenQuestion, QuestionAnswer } from '@/entities/question';
import { useOnline } from '@/shared/lib/online';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { useSetPublicationConsent } from '../api/use-question-changes';
import { QuestionTags } from './question-tags';
import { QuestionText } from './question-text';

interface PublicationProps {
  question: OpenQuestion;
  answer: QuestionAnswer;
  side: 'asker' | 'alum';
}

const OTHER_SIDE = { asker: 'the alum', alum: 'the student' } as const;

/** Lets one side agree to publishing an answer, after reading exactly what becomes public. */
export function Publication({ question, answer, side }: PublicationProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  const consent = useSetPublicationConsent(question.id);
  const isOnline = useOnline();
  const [isOwn, isOthers] =
    side === 'asker'
      ? [answer.hasAskerConsented, answer.hasAlumConsented]
      : [answer.hasAlumConsented, answer.hasAskerConsented];
  const other = OTHER_SIDE[side];

  if (answer.postId !== null) {
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p>
          This answer is public, without your names.{' '}
          <Link to="/forum/$postId" params={{ postId: String(answer.postId) }} className="link font-semibold">
            Read it in the forum
          </Link>
        </p>
        <Button variant="plain" className="-ml-4 sm:ml-0" disabled={!isOnline} onClick={() => setIsWithdrawing(true)}>
          Withdraw it
        </Button>
        <AlertDialog
          title="Withdraw this answer?"
          text={`We remove the question and the answer from the forum. You and ${other} can still read them here.`}
          confirm="Withdraw answer"
          busy={consent.isPending}
          open={isWithdrawing}
          onOpenChange={setIsWithdrawing}
          onConfirm={() => !consent.isPending && consent.mutate(false, { onSettled: () => setIsWithdrawing(false) })}
        />
      </div>
    );
  }
  if (isOwn) {
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p className="text-muted">You agreed to publish this answer. We’ll publish it if {other} agrees too.</p>
        <Button
          variant="plain"
          className="-ml-4 sm:ml-0"
          busy={consent.isPending}
          disabled={!isOnline}
          onClick={() => !consent.isPending && consent.mutate(false)}
        >
          Don’t publish it
        </Button>
      </div>
    );
  }
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-muted">
        {isOthers
          ? `${side === 'asker' ? 'The alum' : 'The student'} agreed to publish this answer.`
          : 'It could help others. Publish it without your names?'}
      </p>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        See what becomes public
      </Button>
      <Dialog
        title="Publish this answer"
        description={`We publish exactly this, without your names, and only if ${other} agrees too.`}
        open={isOpen}
        onOpenChange={setIsOpen}
        shape="drawer"
      >
        <div className="grid grid-cols-1 gap-5">
          <article aria-label="What becomes public" className="card grid grid-cols-1 gap-4 p-4">
            <PreviewPart by="A student" text={question.text} />
            <PreviewPart by={answer.signature} text={answer.text} />
            <QuestionTags question={question} />
          </article>
          {!question.isIndexed && <p className="text-muted">Search engines won’t list it.</p>}
          <div className="flex flex-wrap gap-2">
            <Button
              busy={consent.isPending}
              disabled={!isOnline}
              onClick={() => !consent.isPending && consent.mutate(true, { onSettled: () => setIsOpen(false) })}
            >
              Agree to publish
            </Button>
            <Button variant="quiet" onClick={() => setIsOpen(false)}>
              Cancel
            </Button>
          </div>
        </div>
      </Dialog>
    </div>
  );
}

const PreviewPart = ({ by, text }: { by: string; text: string }) => (
  <div className="grid grid-cols-1 gap-1">
    <p className="font-semibold">{by}</p>
    <QuestionText text={text} />
  </div>
);
