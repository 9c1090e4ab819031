import { Link } from '@tanstack/react-router';
import { buttonStyles } from '@/shared/ui/button';

const INVITATIONS = [
  {
    type: 'alumni',
    title: 'Alumni: 15 minutes a month',
    text: 'Answer a question from a student who wants to study where you did. You choose your hours, how many students you mentor and who can find you.',
    action: 'Offer mentorship',
  },
  {
    type: 'college_admin',
    title: 'Colleges: show what you offer',
    text: 'Verify that you represent your college. Then update its page, announce campus events and reply to reviews.',
    action: 'Verify your college',
  },
] as const;

/** Invites alumni and colleges to register. */
export function Invitations() {
  return (
    <div className="page-width grid gap-10 py-12 md:grid-cols-2">
      {INVITATIONS.map(({ type, title, text, action }) => (
        <section key={type} aria-labelledby={type} className="flex flex-col items-start">
          <h2 id={type} className="text-2xl">
            {title}
          </h2>
          <p className="mt-2 mb-4 max-w-prose text-muted">{text}</p>
          <Link
            to="/auth"
            search={{ tab: 'register', type }}
            className={buttonStyles({ variant: 'quiet', className: 'mt-auto' })}
          >
            {action}
          </Link>
        </section>
      ))}
    </div>
  );
}
