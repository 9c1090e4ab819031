import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMemo, useRef } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { ErrorSummary, TermsAndPrivacyLinks } from '@/features/registration';
import { ApiError } from '@/shared/api';
import type { User } from '@/shared/auth';
import { useFormErrors, useOneAtATime } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import type { ClaimDetails } from '../api/claim';
import { useClaimProfile } from '../api/use-claim';
import { claimSchema, toInitialAnswers, toClaimRequest, type ClaimAnswers } from '../model/claim';
import { ClaimVisibilitySwitches } from './claim-visibility-switches';
import { ClaimTextField } from './claim-text-field';
import { NewAccountFields } from './new-account';

interface ClaimFormProps {
  token: string;
  details: ClaimDetails;
  /** A signed-in alum; null for a new account. */
  user: User | null;
  /** Called when the profile is claimed and the person is signed in. */
  onClaimed: () => void;
  /** Called when the link is no longer valid. */
  onInvalid: () => void;
}

const isInvalidLinkError = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'admin-analytics.claim-link-invalid';

/** The form with the college's data, which the person can correct, and the choices that only they can make. */
export function ClaimForm({ token, details, user, onClaimed, onInvalid }: ClaimFormProps) {
  const isNewAccount = user === null;
  const resolver = useMemo(() => standardSchemaResolver(claimSchema(isNewAccount)), [isNewAccount]);
  const form = useForm<ClaimAnswers>({ resolver, defaultValues: toInitialAnswers(details), shouldFocusError: false });
  const summary = useRef<HTMLDivElement>(null);
  const errors = useFormErrors(form, summary);
  const claim = useClaimProfile();
  const isOnline = useOnline();

  const submit = useOneAtATime(
    form.handleSubmit(async (answers) => {
      errors.forget();
      await claim.mutateAsync(toClaimRequest(token, answers, isNewAccount)).then(onClaimed, (error: unknown) => {
        if (isInvalidLinkError(error)) onInvalid();
        else form.setError('root', { message: errors.onRefused(error) });
      });
    }, errors.onInvalid),
  );

  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label="Claim your profile"
        className="card grid gap-5 p-4 sm:p-6"
        onSubmit={(event) => {
          event.preventDefault();
          void submit(event);
        }}
      >
        <ErrorSummary ref={summary} fields={errors.listed} />
        <h2 className="text-xl">Check your details</h2>
        {isNewAccount && <ClaimTextField name="fullName" label="Full name" autoComplete="name" />}
        <ClaimTextField name="major" label="Major" />
        <ClaimTextField name="graduationYear" label="Graduation year" inputMode="numeric" />
        <ClaimTextField name="currentPosition" label="Current position" optional autoComplete="organization-title" />
        <ClaimTextField name="company" label="Company" optional autoComplete="organization" />
        <ClaimTextField name="linkedinUrl" label="LinkedIn address" optional type="url" />
        <h2 className="text-xl">Choose what others see</h2>
        <ClaimVisibilitySwitches collegeName={details.collegeName} suggested={details.suggestedMentor === true} />
        {isNewAccount ? (
          <NewAccountFields token={token} />
        ) : (
          <p className="text-muted">
            You're signed in as {user.fullName}. We'll add these details to your account. Not you? Sign out, then open
            the link again.
          </p>
        )}
        <Button type="submit" wide busy={claim.isPending} disabled={!isOnline}>
          {claim.isPending ? 'Claiming...' : 'Claim my profile'}
        </Button>
        {isNewAccount && <TermsAndPrivacyLinks lead="By creating an account you agree to the" />}
      </form>
    </FormProvider>
  );
}
