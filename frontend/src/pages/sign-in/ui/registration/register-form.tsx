import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMemo, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { ErrorSummary, RoleFields, TermsAndPrivacyLinks, useRegister, UserTypeChoice } from '@/features/registration';
import type { Role, User } from '@/shared/auth';
import { useFormErrors, useOneAtATime } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { register } from '../../api/sign-in';
import {
  createEmptyRegistration,
  registrationSchema,
  toRegistration,
  type RegistrationForm,
} from '../../model/registration-form';
import { AccountFields } from './account-fields';
import ExternalSignIn from '../login/external-sign-in';
import { TextDivider } from '../text-divider';

interface RegisterFormProps {
  userType: Role;
  /** URL to open afterwards. */
  next: string | undefined;
  /** ID of the alum to whom the visitor has written a question, which the confirmation email names. */
  questionTo: number | undefined;
  onUserTypeChange: (role: Role) => void;
  onRegistered: (user: User) => unknown;
}

export function RegisterForm({ userType, next, questionTo, onUserTypeChange, onRegistered }: RegisterFormProps) {
  const [today] = useState(() => new Date());
  const resolver = useMemo(() => standardSchemaResolver(registrationSchema(userType, today)), [userType, today]);
  const form = useForm<RegistrationForm>({
    resolver,
    defaultValues: createEmptyRegistration(today),
    shouldFocusError: false,
  });
  const summary = useRef<HTMLDivElement>(null);
  const errors = useFormErrors(form, summary);
  const registration = useRegister(register);
  const isOnline = useOnline();

  const submit = useOneAtATime(
    form.handleSubmit(async (values) => {
      errors.forget();
      await registration
        .mutateAsync({ ...toRegistration(values, userType, today), questionTo })
        .then(onRegistered, (error: unknown) => {
          form.setError('root', { message: errors.onRefused(error) });
        });
    }, errors.onInvalid),
  );

  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label="Register"
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void submit(event);
        }}
      >
        <UserTypeChoice
          value={userType}
          onChange={(role) => {
            form.clearErrors();
            errors.forget();
            onUserTypeChange(role);
          }}
        />
        <ErrorSummary ref={summary} fields={errors.listed} />
        <AccountFields role={userType} today={today} />
        <RoleFields role={userType} today={today} />
        <Button type="submit" wide busy={registration.isPending} disabled={!isOnline}>
          {registration.isPending ? 'Creating account...' : 'Create Account'}
        </Button>
        <TermsAndPrivacyLinks lead="By creating an account, you agree to the" />
        <TextDivider>or continue with</TextDivider>
        <ExternalSignIn on="register" role={userType} next={next} />
      </form>
    </FormProvider>
  );
}
