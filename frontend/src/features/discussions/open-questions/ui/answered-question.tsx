import { useId } from 'react';
import type { AnsweredQuestion as Answered, QuestionAnswer } from '@/entities/question';
import { formatDate } from '@/shared/lib/dates';
import type { QuestionHeading } from '../model/heading';
import { Publication } from './publication';
import { QuestionTags } from './question-tags';
import { QuestionText } from './question-text';
import { QuestionTitle } from './question-title';

/** Says whether the student found the answer helpful. */
function ratingText({ isGood }: QuestionAnswer): string {
  if (isGood === null) return 'The student hasn’t said yet whether it helped.';
  return isGood ? 'The student said it helped.' : 'The student said it didn’t answer the question.';
}

interface AnsweredQuestionProps {
  answered: Answered;
  heading?: QuestionHeading;
}

/** A question that an alum answered. */
export function AnsweredQuestion({ answered: { question, answer }, heading = 'h3' }: AnsweredQuestionProps) {
  const headingId = useId();
  return (
    <article aria-labelledby={headingId} className="card grid grid-cols-1 gap-4 p-4 sm:p-5">
      <QuestionTitle id={headingId} as={heading} text={question.text} />
      <QuestionTags question={question} />
      <div className="grid grid-cols-1 gap-3 border-l-3 border-ivy pl-4">
        <p className="text-muted">
          You answered on <time dateTime={answer.answeredAt}>{formatDate(answer.answeredAt)}</time>, as “
          {answer.signature}”.
        </p>
        <QuestionText text={answer.text} />
      </div>
      <p>{ratingText(answer)}</p>
      {answer.isGood && <Publication question={question} answer={answer} side="alum" />}
    </article>
  );
}
