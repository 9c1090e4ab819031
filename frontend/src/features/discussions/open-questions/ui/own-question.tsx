import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import type { OwnOpenQuestion } from '@/entities/question';
import { useOnline } from '@/shared/lib/online';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import { Button } from '@/shared/ui/button';
import { Chip } from '@/shared/ui/chip';
import { useWithdrawQuestion } from '../api/use-question-changes';
import type { QuestionHeading } from '../model/heading';
import { isOpen, standingText } from '../model/standing-text';
import { AskedBy } from './asked-by';
import { OwnAnswer } from './own-answer';
import { QuestionTags } from './question-tags';
import { QuestionText } from './question-text';
import { QuestionTitle } from './question-title';

interface OwnQuestionProps {
  question: OwnOpenQuestion;
  heading?: QuestionHeading;
}

/** A question of a student: where it stands, its answers, and what the student can do. */
export function OwnQuestion({ question, heading = 'h3' }: OwnQuestionProps) {
  const { text, standing, isJoined, ownText, answers } = question;
  const headingId = useId();
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  const withdrawal = useWithdrawQuestion(question);
  const isOnline = useOnline();
  const state = standingText(question);

  return (
    <article aria-labelledby={headingId} className="card grid grid-cols-1 gap-4 p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <AskedBy question={question} />
        {isJoined && <Chip tone="harbor">You want to know this too</Chip>}
      </div>
      <QuestionTitle id={headingId} as={heading} text={text} />
      {ownText !== null && (
        <div className="grid gap-1">
          <p className="text-muted">What you wrote, which only you can read:</p>
          <QuestionText text={ownText} />
        </div>
      )}
      <QuestionTags question={question} />
      <div className="grid gap-1">
        <p className="font-semibold">{state.title}</p>
        <p className="max-w-[68ch] text-muted">{state.text}</p>
        {standing === 'no-answer-yet' && <OtherWays question={question} />}
      </div>
      {answers.map((answer) => (
        <OwnAnswer key={answer.id} question={question} answer={answer} />
      ))}
      {isOpen(question) && (
        <div className="-mb-2 -ml-4">
          <Button variant="plain" disabled={!isOnline} onClick={() => setIsWithdrawing(true)}>
            {isJoined ? 'Stop waiting' : 'Withdraw'}
            <span className="sr-only">: {text.slice(0, 80)}</span>
          </Button>
        </div>
      )}
      <AlertDialog
        title={isJoined ? 'Stop waiting for the answer?' : 'Withdraw this question?'}
        text={
          isJoined
            ? 'We won’t let you know when it’s answered. The question stays open for everyone else.'
            : 'We’ll stop offering it to alumni, and you won’t get an answer. You can’t undo this, but you can ask again.'
        }
        confirm={isJoined ? 'Stop waiting' : 'Withdraw question'}
        busy={withdrawal.isPending}
        open={isWithdrawing}
        onOpenChange={setIsWithdrawing}
        onConfirm={() =>
          !withdrawal.isPending && withdrawal.mutate(undefined, { onSettled: () => setIsWithdrawing(false) })
        }
      />
    </article>
  );
}

/** What a student can do while no alum answers. */
function OtherWays({ question: { collegeId, collegeName } }: { question: OwnOpenQuestion }) {
  return (
    <ul className="flex flex-wrap gap-x-4">
      <li>
        <Link
          to="/find-alumni"
          search={{ college: collegeName ?? undefined }}
          className="link inline-flex min-h-11 items-center font-semibold"
        >
          Ask a mentor directly
        </Link>
      </li>
      <li>
        <Link
          to="/forum"
          search={{ new: 1, ...(collegeName !== null && { college: collegeName, collegeId }) }}
          className="link inline-flex min-h-11 items-center font-semibold"
        >
          Start a discussion in the forum
        </Link>
      </li>
    </ul>
  );
}
