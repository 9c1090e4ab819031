import { useId } from 'react';
import type { OpenQuestion } from '@/entities/question';
import {
  AskedBy,
  JoinQuestion,
  QuestionStatus,
  QuestionTags,
  QuestionTitle,
  ReportText,
} from '@/features/discussions/open-questions';

interface PublicQuestionProps {
  question: OpenQuestion;
  canJoin: boolean;
  canReport: boolean;
}

/** A question, as everyone can read it. */
export function PublicQuestion({ question, canJoin, canReport }: PublicQuestionProps) {
  const id = useId();
  return (
    <article aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <AskedBy question={question} />
        <QuestionStatus question={question} />
      </div>
      <QuestionTitle id={id} as="h1" text={question.text} />
      <QuestionTags question={question} />
      <div className="flex flex-wrap gap-2 empty:hidden print:hidden">
        {canJoin && <JoinQuestion question={question} isOwn={false} />}
        {canReport && <ReportText type="open-question" id={question.id} />}
      </div>
    </article>
  );
}
