import { useState } from 'react';
import { ForgotPasswordForm } from './forgot-password-form';
import { LinkIsOnItsWay } from './link-is-on-its-way';

/** Mails a link to choose a new password. Whether anyone has the account is not told. */
export function ForgotPasswordPage() {
  const [answer, setAnswer] = useState<string>();
  return answer === undefined ? (
    <ForgotPasswordForm onSent={setAnswer} />
  ) : (
    <LinkIsOnItsWay answer={answer} onStartOver={() => setAnswer(undefined)} />
  );
}
