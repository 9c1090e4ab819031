import { useInfiniteQuery } from '@tanstack/react-query';
import { myPeopleQueries } from '@/entities/connection';
import type { User } from '@/shared/auth';
import { formatTimeAgo } from '@/shared/lib/dates';
import { Avatar } from '@/shared/ui/avatar';
import { SampleTag } from '@/shared/ui/sample-tag';
import { AnswerQuestion } from './answer-question';
import { QuotedText } from './quoted-text';
import { PersonLink } from '../person/person-link';

/** Unanswered questions about the viewer's requests. Renders nothing if there are none. */
export function OwnQuestions({ viewer, isQuiet }: { viewer: User; isQuiet: boolean }) {
  const { data } = useInfiniteQuery(myPeopleQueries.list('questions', viewer.id));
  const open = data?.pages.flatMap(({ items }) => items) ?? [];
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="own-questions" className="card grid grid-cols-1 gap-3 p-4 sm:gap-4 sm:p-5">
      <h2 id="own-questions" className="text-xl sm:text-2xl">
        Questions About Your Requests
      </h2>
      <ul className="grid grid-cols-1 gap-5">
        {open.map(({ id, question, updatedAt, other }) => (
          <li key={id} className="flex min-w-0 items-start gap-3">
            <Avatar name={other.displayName} url={other.avatarUrl} />
            <div className="grid min-w-0 flex-1 grid-cols-1 gap-2 max-sm:not-focus-within:[&_[data-empty]_button]:hidden max-sm:not-focus-within:[&_textarea]:h-12 max-sm:not-focus-within:[&_textarea]:min-h-12">
              <div className="flex flex-wrap items-baseline justify-between gap-x-3 sm:block">
                <h3 className="text-lg wrap-anywhere">
                  <PersonLink person={other} name={other.displayName} />
                </h3>
                <span>
                  <time dateTime={updatedAt} className="text-sm text-muted">
                    {formatTimeAgo(updatedAt)}
                  </time>{' '}
                  <SampleTag of={other} />
                </span>
              </div>
              <QuotedText author={other.displayName} text={question ?? ''} />
              <AnswerQuestion
                person={{ id: other.id, fullName: other.displayName, role: other.role }}
                connectionId={id}
                isQuiet={isQuiet || open.length > 1}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
