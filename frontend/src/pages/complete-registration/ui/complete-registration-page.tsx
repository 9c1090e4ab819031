import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError, toErrorSentence } from '@/shared/api';
import { APP_NAME } from '@/shared/config';
import { buttonStyles } from '@/shared/ui/button';
import { ErrorPanel, FormPage, MessagePage } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { pendingRegistrationQuery } from '../api/pending-registration';
import { CompletionForm, type EndReason } from './completion-form';
import { ProviderAccount } from './provider-account';

/** The form is gone together with the focused element. */
const focusElement = (element: HTMLElement | null) => element?.focus();

/** New users continue with the onboarding, unless they requested another page. */
const WELCOME_PATH = '/welcome';

const TITLE_TEXT = 'Complete your registration';
const LEAD_TEXT = `Answer a few questions to finish creating your ${APP_NAME} account.`;

/** Asks for what a provider doesn't supply, at the first sign-in with it. */
export function CompleteRegistrationPage({ onSignedIn }: { onSignedIn: (next: string | null) => void }) {
  const pending = useQuery(pendingRegistrationQuery());
  const [ending, setEnding] = useState<EndReason>();

  if (ending?.kind === 'too-young') {
    return (
      <MessagePage title="Not yet">
        <p ref={focusElement} role="alert" tabIndex={-1} className="outline-none">
          {ending.text}
        </p>
        <p>We didn’t keep anything you entered. You can still look up colleges without an account.</p>
        <Link to="/" className={buttonStyles()}>
          Search colleges
        </Link>
      </MessagePage>
    );
  }
  const isOver = pending.error instanceof ApiError && pending.error.status === 404;
  if (ending || isOver) {
    return (
      <MessagePage title="Please start again">
        <p ref={ending && focusElement} role={ending && 'alert'} tabIndex={-1} className="outline-none">
          This registration has expired or is already complete. Start again, and finish within 30 minutes in the same
          browser. It takes about a minute.
        </p>
        <Link to="/auth" search={{ tab: 'register' }} className={buttonStyles()}>
          Back to registration
        </Link>
      </MessagePage>
    );
  }
  return (
    <FormPage title={TITLE_TEXT} lead={LEAD_TEXT}>
      {pending.isPending && <Skeleton className="h-96" />}
      {pending.error && <ErrorPanel message={toErrorSentence(pending.error)} onRetry={() => void pending.refetch()} />}
      {pending.data && (
        <>
          <ProviderAccount pending={pending.data} />
          <CompletionForm
            pending={pending.data}
            onSignedIn={({ role }) => onSignedIn(pending.data.next ?? (role === 'college_admin' ? null : WELCOME_PATH))}
            onEnded={setEnding}
          />
        </>
      )}
    </FormPage>
  );
}
