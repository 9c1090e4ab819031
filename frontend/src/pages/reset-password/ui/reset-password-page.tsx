import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { buttonStyles } from '@/shared/ui/button';
import { MessagePage } from '@/shared/ui/panel';
import { ResetPasswordForm } from './reset-password-form';

type ResetOutcome = { changed: string } | { tooLate: string };

/** Target of the link in a password email. */
export function ResetPasswordPage({ token }: { token: string }) {
  const [outcome, setOutcome] = useState<ResetOutcome>();

  if (outcome && 'changed' in outcome) {
    return (
      <MessagePage title="Password changed">
        <OutcomeMessage role="status">{outcome.changed}</OutcomeMessage>
        <Link to="/auth" className={buttonStyles()}>
          Sign In
        </Link>
      </MessagePage>
    );
  }
  if (!token || outcome) {
    return (
      <MessagePage title="This link doesn’t work">
        <OutcomeMessage role="alert">
          {outcome?.tooLate ?? 'This link is no longer valid. Ask for a new one.'}
        </OutcomeMessage>
        <Link to="/forgot-password" className={buttonStyles()}>
          Ask for a new link
        </Link>
      </MessagePage>
    );
  }
  return (
    <ResetPasswordForm
      token={token}
      onChanged={(changed) => setOutcome({ changed })}
      onTooLate={(tooLate) => setOutcome({ tooLate })}
    />
  );
}

/** Takes the place of the form, and its focus. */
function OutcomeMessage({ role, children }: { role: 'status' | 'alert'; children: ReactNode }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <p ref={text} role={role} tabIndex={-1} className="outline-none">
      {children}
    </p>
  );
}
