import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { lazy, Suspense, useMemo, useRef } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { Role } from '@/shared/api';
import { useFormErrors, useOneAtATime } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { Skeleton } from '@/shared/ui/skeleton';
import { useRegister } from '../api/use-register';
import {
  emptyRegistration,
  registrationSchema,
  toRegistration,
  type RegistrationForm,
} from '../model/registration-form';
import { AccountFields } from './account-fields';
import { ErrorSummary } from './error-summary';
import { SmallPrint } from './small-print';
import { UserType } from './user-type';

// Most people register as students and never need the college field's code.
const AlumniFields = lazy(() => import('./alumni-fields'));
const CollegeAdminFields = lazy(() => import('./college-admin-fields'));

interface RegisterFormProps {
  userType: Role;
  onUserTypeChange: (role: Role) => void;
  onSignedIn: () => void;
}

export default function RegisterForm({ userType, onUserTypeChange, onSignedIn }: RegisterFormProps) {
  const today = useMemo(() => new Date(), []);
  const resolver = useMemo(() => standardSchemaResolver(registrationSchema(userType, today)), [userType, today]);
  const form = useForm<RegistrationForm>({
    resolver,
    defaultValues: emptyRegistration(today),
    shouldFocusError: false,
  });
  const summary = useRef<HTMLDivElement>(null);
  const errors = useFormErrors(form, summary);
  const registration = useRegister();
  const isOnline = useOnline();

  const submit = useOneAtATime(
    form.handleSubmit(async (values) => {
      errors.forget();
      await registration.mutateAsync(toRegistration(values, userType, today)).then(onSignedIn, (error: unknown) => {
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
        <UserType
          value={userType}
          onChange={(role) => {
            form.clearErrors();
            errors.forget();
            onUserTypeChange(role);
          }}
        />
        <ErrorSummary ref={summary} fields={errors.listed} />
        <AccountFields today={today} />
        <Suspense fallback={<Skeleton className="h-60" />}>
          {userType === 'alumni' && <AlumniFields today={today} />}
          {userType === 'college_admin' && <CollegeAdminFields />}
        </Suspense>
        <Button type="submit" wide busy={registration.isPending} disabled={!isOnline}>
          {registration.isPending ? 'Creating account...' : 'Create Account'}
        </Button>
        <SmallPrint lead="By creating an account you agree to the" />
      </form>
    </FormProvider>
  );
}
