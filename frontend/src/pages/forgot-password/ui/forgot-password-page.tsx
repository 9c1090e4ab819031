import { useState } from 'react';
import { ForgotPasswordForm } from './forgot-password-form';
import { ResetLinkSent } from './reset-link-sent';

/** Requests an email with a link to choose a new password. It doesn't reveal whether the account exists. */
export function ForgotPasswordPage() {
  const [answer, setAnswer] = useState<string>();
  return answer === undefined ? (
    <ForgotPasswordForm onSent={setAnswer} />
  ) : (
    <ResetLinkSent answer={answer} onStartOver={() => setAnswer(undefined)} />
  );
}
