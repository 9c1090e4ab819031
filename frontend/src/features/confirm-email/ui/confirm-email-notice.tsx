import { Mail } from 'lucide-react';
import { useAuth } from '@/shared/auth';
import { ResendConfirmation } from './resend-confirmation';

/** Reminds people whose address is not confirmed yet, and nobody else. */
export function ConfirmEmailNotice() {
  const { user } = useAuth();
  if (!user || user.emailVerified) return null;
  return (
    <section
      aria-labelledby="confirm-email"
      className="flex gap-4 rounded-card border border-line bg-gold-soft p-5 text-on-gold-soft"
    >
      <Mail size={24} aria-hidden="true" className="mt-0.5 shrink-0" />
      <div className="grid min-w-0 flex-1 gap-3">
        <div>
          <h2 id="confirm-email" className="text-xl">
            Confirm your email address
          </h2>
          <p className="mt-1 wrap-anywhere">
            We sent a link to <strong>{user.email}</strong>. Open it to confirm that the address is yours.
          </p>
        </div>
        <ResendConfirmation />
      </div>
    </section>
  );
}
