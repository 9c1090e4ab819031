import { Link } from '@tanstack/react-router';
import { buttonStyles } from '@/shared/ui/button';

/** For visitors: what asking needs, and the way back to the question. */
export function RegisterFirst({ next }: { next: string }) {
  return (
    <section className="card grid grid-cols-1 gap-4 p-5" aria-label="Create an account">
      <p>
        We’ll write a first question with the official figure. You can change it, then send it to an alum of this
        college or ask openly. Asking is free for students.
      </p>
      <div className="flex flex-wrap gap-2">
        <Link to="/auth" search={{ tab: 'register', next }} className={buttonStyles()}>
          Create a student account
        </Link>
        <Link to="/auth" search={{ next }} className={buttonStyles({ variant: 'quiet' })}>
          Sign in
        </Link>
      </div>
    </section>
  );
}
