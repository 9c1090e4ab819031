import { Link } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { Byline, MarkdownText, type ForumReply } from '@/entities/discussion';
import { replyElementId } from '../model/search';

/** The reply that the author marked as the answer, shown before all others. */
export function AcceptedAnswer({ reply }: { reply: ForumReply }) {
  const { id, postId, content } = reply;
  return (
    <section aria-labelledby="answer" className="card grid grid-cols-1 gap-3 border-2 border-success p-4 sm:p-5">
      <h2 id="answer" className="flex items-center gap-2 text-xl">
        <CircleCheck size={22} aria-hidden="true" className="text-success" />
        Answer
      </h2>
      <Byline text={reply} />
      <MarkdownText text={content} />
      <p>
        <Link
          to="/forum/$postId"
          params={{ postId: String(postId) }}
          search={{ reply: id }}
          hash={replyElementId(id)}
          resetScroll={false}
          className="link inline-flex min-h-11 items-center font-semibold"
        >
          Show in the discussion
        </Link>
      </p>
    </section>
  );
}
