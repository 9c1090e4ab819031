import { Link } from '@tanstack/react-router';
import { Mail } from 'lucide-react';
import { useId } from 'react';
import { useAuth } from '@/shared/auth';
import { ResendConfirmation } from './resend-confirmation';

/** Explains to users with an unconfirmed address what they have to do; renders nothing for anyone else. */
export function ConfirmEmailNotice() {
  const { user } = useAuth();
  const title = useId();
  if (!user || user.emailVerified) return null;
  return (
    <section
      aria-labelledby={title}
      className="flex gap-4 rounded-card border border-line bg-gold-soft p-5 text-on-gold-soft"
    >
      <Mail size={24} aria-hidden="true" className="mt-0.5 shrink-0" />
      <div className="grid min-w-0 flex-1 gap-3">
        <div>
          <h2 id={title} className="text-xl">
            Confirm your email to continue
          </h2>
          <p className="mt-1 wrap-anywhere">
            We sent a link to <strong>{user.email}</strong>. Open it to confirm your address.
          </p>
        </div>
        <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
          <ResendConfirmation />
          <Link
            to="/profile-settings"
            search={{ tab: 'profile' }}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            Change your email address
          </Link>
        </div>
      </div>
    </section>
  );
}
