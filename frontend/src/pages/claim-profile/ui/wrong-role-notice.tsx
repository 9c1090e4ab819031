import { Link } from '@tanstack/react-router';
import type { User } from '@/shared/auth';
import { buttonStyles } from '@/shared/ui/button';

const ROLE_LABELS = { student: 'student', college_admin: 'college administrator', alumni: 'alumni' };

/** Shown to a signed-in user who can't have an alumni profile. */
export function WrongRoleNotice({ user }: { user: User }) {
  return (
    <section aria-label="Your account" className="card grid gap-4 p-4 sm:p-6">
      <p role="alert">
        You're signed in as {user.fullName} with a {ROLE_LABELS[user.role]} account. Only alumni accounts can claim this
        profile. Switch your role in your settings, or sign out and open the link again.
      </p>
      <Link to="/profile-settings" className={buttonStyles({ wide: true })}>
        Open your settings
      </Link>
    </section>
  );
}
