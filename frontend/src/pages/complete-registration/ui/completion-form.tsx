import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { findVisitorQuestion, saveVisitorQuestion } from '@/features/connection';
import { storeOriginOfRegistration } from '@/features/onboarding';
import {
  AgeFields,
  EmailField,
  ErrorSummary,
  FullNameField,
  RoleFields,
  TermsAndPrivacyLinks,
  UsernameField,
  useRegister,
  UserTypeChoice,
  type RegistrationAnswers,
} from '@/features/registration';
import { ApiError } from '@/shared/api';
import type { User } from '@/shared/auth';
import { useFormErrors, useOneAtATime } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { completeRegistration, type PendingRegistration } from '../api/pending-registration';
import { missingFields, completionSchema, toInitialAnswers, toCompletionRequest } from '../model/completion';

/** The reason why the form is no longer shown. */
export type EndReason = { kind: 'too-young'; text: string } | { kind: 'over' };

function toEndReason(error: unknown): EndReason | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === 'identity.too-young') return { kind: 'too-young', text: error.sentence };
  return error.code === 'identity.no-pending-registration' ? { kind: 'over' } : undefined;
}

interface CompletionFormProps {
  pending: PendingRegistration;
  onSignedIn: (user: User) => void;
  onEnded: (ending: EndReason) => void;
}

export function CompletionForm({ pending, onSignedIn, onEnded }: CompletionFormProps) {
  const [today] = useState(() => new Date());
  const [role, setRole] = useState(pending.role);
  const resolver = useMemo(
    () => standardSchemaResolver(completionSchema(pending, role, today)),
    [pending, role, today],
  );
  const form = useForm<RegistrationAnswers>({
    resolver,
    defaultValues: toInitialAnswers(pending, today),
    shouldFocusError: false,
  });
  const summary = useRef<HTMLDivElement>(null);
  const errors = useFormErrors(form, summary);
  const registration = useRegister(completeRegistration);
  const queryClient = useQueryClient();
  const isOnline = useOnline();
  const missing = missingFields(pending);

  function handleError(error: unknown) {
    const ending = toEndReason(error);
    if (ending) return onEnded(ending);
    form.setError('root', { message: errors.onRefused(error) });
  }

  const submit = useOneAtATime(
    form.handleSubmit(async (answers) => {
      errors.forget();
      // For an address that the provider has confirmed, no email is sent: the question stays in the tab.
      const question =
        pending.emailVerified || role === 'college_admin' ? undefined : findVisitorQuestion(pending.next ?? undefined);
      const questionTo = question?.personId;
      await registration
        .mutateAsync({ ...toCompletionRequest(pending, answers, role, today), ...(questionTo && { questionTo }) })
        .then(async (user) => {
          storeOriginOfRegistration(user, pending.next ?? undefined);
          if (question) await saveVisitorQuestion(queryClient, user.id, question);
          onSignedIn(user);
        }, handleError);
    }, errors.onInvalid),
  );

  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label="Complete your registration"
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void submit(event);
        }}
      >
        <UserTypeChoice
          value={role}
          onChange={(chosen) => {
            form.clearErrors();
            errors.forget();
            setRole(chosen);
          }}
        />
        <ErrorSummary ref={summary} fields={errors.listed} />
        {missing.fullName && <FullNameField />}
        <UsernameField />
        {missing.email && <EmailField />}
        <AgeFields role={role} today={today} />
        <RoleFields role={role} today={today} />
        <Button type="submit" wide busy={registration.isPending} disabled={!isOnline}>
          {registration.isPending ? 'Creating account...' : 'Create Account'}
        </Button>
        <TermsAndPrivacyLinks lead="By creating an account, you agree to the" />
      </form>
    </FormProvider>
  );
}
