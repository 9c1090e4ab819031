import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { TermsAndPrivacyLinks, UserTypeChoice } from '@/features/registration';
import type { Role } from '@/shared/auth';
import { useFormErrors, useOneAtATime } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { Field, Input, PasswordInput } from '@/shared/ui/field';
import { lazyComponent } from '@/shared/ui/lazy-component';
import { Skeleton } from '@/shared/ui/skeleton';
import { awaitsSecondStep } from '../../api/sign-in';
import { isAccountClosedError, signInErrorMessage, useSignIn } from '../../api/use-sign-in';
import { TextDivider } from '../text-divider';

// The code of the tooltip is large for two buttons; the form doesn't wait for it.
const ExternalSignIn = lazyComponent(() => import('./external-sign-in'), <Skeleton className="h-25" />);

const CollegeSignIn = lazyComponent(() => import('./college-sign-in'));

// Two rules need no schema, and this form is the first that many users load.
const validateUsername = (username: string) => username.trim() !== '' || 'Username is required';

interface LoginFormProps {
  userType: Role;
  /** URL to open afterwards. */
  next: string | undefined;
  onUserTypeChange: (role: Role) => void;
  /** Why the form is shown again. */
  notice?: string | undefined;
  onSignedIn: () => void;
  /** Called if the password was right and a code is still required. */
  onSecondStep: () => void;
}

export function LoginForm({ userType, next, onUserTypeChange, notice, onSignedIn, onSecondStep }: LoginFormProps) {
  const form = useForm({
    defaultValues: { username: '', password: '' },
    shouldFocusError: false,
  });
  const typed = useWatch({ control: form.control, name: 'username' });
  const errors = useFormErrors(form);
  const signIn = useSignIn();
  const isOnline = useOnline();
  const refusalId = useId();
  const { username, password } = form.formState.errors;
  const refusal = signIn.error && !username && !password ? signInErrorMessage(signIn.error) : undefined;
  // If the account is closed, both fields were right.
  const fault = isAccountClosedError(signIn.error) ? undefined : refusal;

  const submit = useOneAtATime(
    form.handleSubmit(async (values) => {
      await signIn.mutateAsync({ ...values, username: values.username.trim(), userType }).then(
        (answer) => (awaitsSecondStep(answer) ? onSecondStep() : onSignedIn()),
        () => form.setFocus('username'),
      );
    }, errors.onInvalid),
  );

  return (
    <form
      noValidate
      aria-label="Login"
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event);
      }}
    >
      <UserTypeChoice value={userType} onChange={onUserTypeChange} />
      <div
        id={refusalId}
        role="alert"
        className="rounded-control bg-danger-soft px-3 py-2 text-on-danger-soft empty:hidden"
      >
        {refusal ?? (signIn.isIdle && notice)}
      </div>
      <Field
        label="Username"
        hint="Your email address works too."
        error={username?.message ?? fault}
        errorId={fault && refusalId}
      >
        {(control) => (
          <Input
            {...control}
            {...form.register('username', { validate: validateUsername })}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <CollegeSignIn username={typed} role={userType} next={next} />
      <Field label="Password" error={password?.message ?? fault} errorId={fault && refusalId}>
        {(control) => (
          <PasswordInput
            {...control}
            {...form.register('password', { required: 'Password is required' })}
            autoComplete="current-password"
          />
        )}
      </Field>
      <Link to="/forgot-password" className="link -my-3 inline-flex min-h-11 items-center justify-self-start">
        Forgot your password?
      </Link>
      <Button type="submit" wide busy={signIn.isPending} disabled={!isOnline}>
        {signIn.isPending ? 'Signing in...' : 'Sign In'}
      </Button>
      <TextDivider>or continue with</TextDivider>
      <ExternalSignIn on="login" role={userType} next={next} />
      <TermsAndPrivacyLinks lead="By using your account, you agree to the" />
    </form>
  );
}
