import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { buttonStyles } from '@/shared/ui/button';

export type SentQuestion =
  /** `isSaved`: it is sent once the email is confirmed. */
  | { way: 'alum'; to: string; alumId: number; isSaved: boolean }
  /** `isJoined`: the same question waited already. */
  | { way: 'open'; id: number; isJoined: boolean };

/** Says what happens to the question, and where the answer appears. */
export function Sent({ sent }: { sent: SentQuestion }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="card grid grid-cols-1 gap-4 p-5" aria-labelledby="sent">
      <h2 id="sent" ref={heading} tabIndex={-1} className="text-2xl">
        {titleOf(sent)}
      </h2>
      {sent.way === 'alum' ? <SentToAlum {...sent} /> : <AskedOpenly {...sent} />}
    </section>
  );
}

function titleOf(sent: SentQuestion): string {
  if (sent.way === 'open') return sent.isJoined ? 'You joined this question' : 'We’re looking for someone to answer';
  return sent.isSaved ? `Saved for ${sent.to}` : `Sent to ${sent.to}`;
}

function SentToAlum({ to, alumId, isSaved }: { to: string; alumId: number; isSaved: boolean }) {
  return (
    <>
      <p>
        {isSaved
          ? `We’ll send it to ${to} once you confirm your email.`
          : `The answer appears in Messages. We’ll notify you when ${to} answers.`}
      </p>
      <div className="flex flex-wrap gap-2">
        {isSaved ? (
          <Link to="/alumni/$alumniId" params={{ alumniId: String(alumId) }} className={buttonStyles()}>
            See your saved question
          </Link>
        ) : (
          <Link to="/messages" search={{ with: alumId }} className={buttonStyles()}>
            Open Messages
          </Link>
        )}
      </div>
    </>
  );
}

function AskedOpenly({ id, isJoined }: { id: number; isJoined: boolean }) {
  return (
    <>
      <p>
        {isJoined
          ? 'Someone already asked the same. You’ll get the answer, too. Other people don’t see that you asked.'
          : 'We offer it to alumni who fit, three at a time. We’ll notify you when one answers.'}
      </p>
      <div className="flex flex-wrap gap-2">
        <Link to="/questions/$questionId" params={{ questionId: String(id) }} className={buttonStyles()}>
          See your question
        </Link>
        <Link to="/questions" className={buttonStyles({ variant: 'quiet' })}>
          All your questions
        </Link>
      </div>
    </>
  );
}
