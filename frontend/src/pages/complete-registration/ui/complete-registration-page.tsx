import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError, externalSignInQueries, readable } from '@/shared/api';
import { APP_NAME } from '@/shared/config';
import { buttonStyles } from '@/shared/ui/button';
import { ErrorPanel, FormPage, MessagePage } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { CompletionForm, type Ending } from './completion-form';
import { WhoCame } from './who-came';

/** The form is gone, and the focus with it. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

/** A new person is asked about their profile next, unless they came for something else. */
const WELCOME = '/welcome';

const TITLE = 'Complete your registration';
const LEAD = `Answer a few questions to finish creating your ${APP_NAME} account.`;

/** What a provider does not answer, asked of people who come back from there for the first time. */
export function CompleteRegistrationPage({ onSignedIn }: { onSignedIn: (next: string | null) => void }) {
  const pending = useQuery(externalSignInQueries.pending());
  const [ending, setEnding] = useState<Ending>();

  if (ending?.kind === 'too-young') {
    return (
      <MessagePage title="Not yet">
        <p ref={takeFocus} role="alert" tabIndex={-1} className="outline-none">
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
        <p ref={ending && takeFocus} role={ending && 'alert'} tabIndex={-1} className="outline-none">
          You have 30 minutes to finish registering, in the same browser. This registration has expired or is already
          complete. Starting over takes about a minute.
        </p>
        <Link to="/auth" search={{ tab: 'register' }} className={buttonStyles()}>
          Back to registration
        </Link>
      </MessagePage>
    );
  }
  return (
    <FormPage title={TITLE} lead={LEAD}>
      {pending.isPending && <Skeleton className="h-96" />}
      {pending.error && <ErrorPanel message={readable(pending.error)} onRetry={() => void pending.refetch()} />}
      {pending.data && (
        <>
          <WhoCame pending={pending.data} />
          <CompletionForm
            pending={pending.data}
            onSignedIn={({ role }) => onSignedIn(pending.data.next ?? (role === 'college_admin' ? null : WELCOME))}
            onEnded={setEnding}
          />
        </>
      )}
    </FormPage>
  );
}
