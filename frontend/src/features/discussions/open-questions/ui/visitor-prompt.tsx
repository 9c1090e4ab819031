import { Link, useLocation } from '@tanstack/react-router';
import { buttonStyles } from '@/shared/ui/button';

/** Visitors can read, members can ask and answer: links to sign in and return here. */
export function VisitorPrompt() {
  const next = useLocation({ select: ({ href }) => href });
  return (
    <section aria-labelledby="join" className="card grid justify-items-start gap-3 p-5">
      <h2 id="join" className="text-xl">
        Ask, or answer
      </h2>
      <p className="text-muted">
        Students ask alumni who’ve been there. Answering takes about 5 minutes, and you don’t have to show your name.
      </p>
      <div className="flex flex-wrap gap-2">
        <Link to="/auth" search={{ tab: 'register', next }} className={buttonStyles()}>
          Get Started
        </Link>
        <Link to="/auth" search={{ next }} className={buttonStyles({ variant: 'quiet' })}>
          Sign In
        </Link>
      </div>
    </section>
  );
}
