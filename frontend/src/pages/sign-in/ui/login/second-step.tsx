import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { ApiError } from '@/shared/api';
import { APP_NAME } from '@/shared/config';
import { useFormErrors, useOneAtATime } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { CodeInput, Field, RecoveryCodeInput } from '@/shared/ui/field';
import { signInErrorMessage, useSignInWithCode } from '../../api/use-sign-in';

const requiredText = (message: string) => z.string().check(z.trim(), z.minLength(1, message));

const CODE_KINDS = {
  code: {
    schema: z.object({ code: requiredText('Enter the code from your app'), recoveryCode: z.string() }),
    lead: `Enter the six-digit code for ${APP_NAME} from your authenticator app.`,
    other: 'Use a recovery code instead',
  },
  recoveryCode: {
    schema: z.object({ code: z.string(), recoveryCode: requiredText('Enter one of your recovery codes') }),
    lead: 'Enter one of the recovery codes you saved. Each code works only once.',
    other: 'Use a code from your app instead',
  },
} as const;

interface TwoFactorFormProps {
  onSignedIn: () => void;
  /** Returns to the password; `reason` explains why, unless it was the user's choice. */
  onBack: (reason?: string) => void;
}

/** Asks users with two-factor authentication for a code, after the correct password. */
export default function TwoFactorForm({ onSignedIn, onBack }: TwoFactorFormProps) {
  const [kind, setKind] = useState<keyof typeof CODE_KINDS>('code');
  const form = useForm({
    resolver: standardSchemaResolver(CODE_KINDS[kind].schema),
    defaultValues: { code: '', recoveryCode: '' },
    shouldFocusError: false,
  });
  const guide = useFormErrors(form);
  const secondStep = useSignInWithCode();
  const isOnline = useOnline();
  const { code, recoveryCode, root } = form.formState.errors;
  const { setFocus } = form;
  useEffect(() => setFocus(kind), [setFocus, kind]);

  function handleError(error: unknown) {
    if (error instanceof ApiError && error.status === 401) return onBack(signInErrorMessage(error));
    guide.onRefused(error);
    form.setError('root', { message: signInErrorMessage(error) });
  }

  const submit = useOneAtATime(
    form.handleSubmit(async (values) => {
      await secondStep.mutateAsync({ [kind]: values[kind] }).then(onSignedIn, handleError);
    }, guide.onInvalid),
  );

  return (
    <form
      noValidate
      aria-labelledby="second-step"
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event);
      }}
    >
      <div>
        <h2 id="second-step" className="text-2xl">
          Two-factor authentication
        </h2>
        <p className="mt-1 text-muted">{CODE_KINDS[kind].lead}</p>
      </div>
      <p role="alert" className="rounded-control bg-danger-soft px-3 py-2 text-on-danger-soft empty:hidden">
        {!code && !recoveryCode && root?.message}
      </p>
      {kind === 'code' ? (
        <Field key="code" label="Code" error={code?.message}>
          {(control) => <CodeInput {...control} {...form.register('code')} />}
        </Field>
      ) : (
        <Field key="recoveryCode" label="Recovery code" error={recoveryCode?.message}>
          {(control) => <RecoveryCodeInput {...control} {...form.register('recoveryCode')} />}
        </Field>
      )}
      <Button type="submit" wide busy={secondStep.isPending} disabled={!isOnline}>
        {secondStep.isPending ? 'Signing in...' : 'Sign In'}
      </Button>
      <div className="flex flex-wrap justify-between gap-x-4">
        <Button
          variant="plain"
          className="-mx-3 px-3"
          onClick={() => {
            form.reset();
            setKind(kind === 'code' ? 'recoveryCode' : 'code');
          }}
        >
          {CODE_KINDS[kind].other}
        </Button>
        <Button variant="plain" className="-mx-3 px-3" onClick={() => onBack()}>
          Back to the password
        </Button>
      </div>
    </form>
  );
}
