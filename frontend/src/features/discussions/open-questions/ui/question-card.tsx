import { Link } from '@tanstack/react-router';
import { useId, type ReactNode } from 'react';
import type { OpenQuestion } from '@/entities/question';
import { AskedBy } from './asked-by';
import { QuestionStatus } from './question-status';
import { QuestionTags } from './question-tags';

interface QuestionCardProps {
  question: OpenQuestion;
  /** An action on the question without opening it. */
  action?: ReactNode;
}

/** A question in the public list. */
export function QuestionCard({ question, action }: QuestionCardProps) {
  const { id, text, postId } = question;
  const headingId = useId();
  return (
    <article aria-labelledby={headingId} className="card card-link grid grid-cols-1 gap-3 p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <AskedBy question={question} />
        <QuestionStatus question={question} />
      </div>
      <h3 id={headingId} className="line-clamp-4 max-w-[68ch] font-body text-lg font-semibold wrap-anywhere">
        <Link
          to="/questions/$questionId"
          params={{ questionId: String(id) }}
          className="decoration-1 underline-offset-4 hover:underline"
        >
          {text}
        </Link>
      </h3>
      <QuestionTags question={question} />
      {(postId !== null || action) && (
        <footer className="-mb-1 flex flex-wrap items-center gap-x-4 gap-y-1 print:hidden">
          {postId !== null && (
            <Link
              to="/forum/$postId"
              params={{ postId: String(postId) }}
              className="link inline-flex min-h-11 items-center font-semibold"
            >
              Read the answer
            </Link>
          )}
          {action}
        </footer>
      )}
    </article>
  );
}
