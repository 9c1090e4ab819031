import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useDebounce } from 'use-debounce';
import { repliesLabel } from '@/entities/discussion';
import { DEBOUNCE_MS } from '@/shared/config';
import { plural } from '@/shared/lib/plural';
import { similarDiscussionsQuery } from '../api/discussions';

/** Existing discussions with a similar title. Renders nothing if there are none. */
export function SimilarDiscussions({ title, viewer }: { title: string; viewer: number }) {
  const heading = useId();
  const [term] = useDebounce(title.trim(), DEBOUNCE_MS);
  const query = similarDiscussionsQuery(term, viewer);
  const { data = [] } = useQuery(query);
  const similar = query.enabled ? data : [];
  return (
    <>
      <p role="status" className="sr-only">
        {plural(similar.length, { '=0': '', one: '# similar discussion found', other: '# similar discussions found' })}
      </p>
      {similar.length > 0 && (
        <section aria-labelledby={heading} className="rounded-control bg-harbor-soft px-3 py-2 text-on-harbor-soft">
          <h3 id={heading} className="font-body text-base font-semibold">
            Similar discussions
          </h3>
          <ul>
            {similar.map(({ id, title: other, replyCount, isAnswered }) => (
              <li key={id}>
                <Link
                  to="/forum/$postId"
                  params={{ postId: String(id) }}
                  target="_blank"
                  className="inline-block py-1.5 wrap-anywhere underline underline-offset-4"
                >
                  {other}
                  <span className="sr-only"> (opens in a new tab)</span>
                </Link>{' '}
                <span className="num text-sm">
                  {repliesLabel(replyCount)}
                  {isAnswered && ', answered'}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
