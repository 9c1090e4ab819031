import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { detailedRefusalText, useFormErrors, useOneAtATime } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { CodeInput, Field, PasswordInput, RecoveryCodeInput } from '@/shared/ui/field';
import type { PasswordAndCode } from '../api/account-security';
import { passwordAndCodeSchemas, type CodeKind } from '../model/schemas';
import { RefusalMessage } from '@/shared/ui/settings-card';

interface PasswordAndCodeFormProps {
  label: string;
  confirm: string;
  /** Performs the action; rejects if the server refuses it. */
  onProofs: (proofs: PasswordAndCode) => Promise<void>;
}

/** Asks for the password and either a code from the app or a recovery code. */
export function PasswordAndCodeForm({ label, confirm, onProofs }: PasswordAndCodeFormProps) {
  const [kind, setKind] = useState<CodeKind>('code');
  const form = useForm({
    resolver: standardSchemaResolver(passwordAndCodeSchemas[kind]),
    defaultValues: { password: '', code: '', recoveryCode: '' },
    shouldFocusError: false,
  });
  const guide = useFormErrors(form);
  const isOnline = useOnline();
  const { errors, isSubmitting } = form.formState;
  const hasFault = Boolean(errors.password ?? errors.code ?? errors.recoveryCode);

  const submit = useOneAtATime(
    form.handleSubmit(async (values) => {
      await onProofs({ password: values.password, [kind]: values[kind] }).catch((error: unknown) => {
        guide.onRefused(error);
        form.setError('root', { message: detailedRefusalText(error) });
      });
    }, guide.onInvalid),
  );

  return (
    <form
      noValidate
      aria-label={label}
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event);
      }}
    >
      <Field label="Password" error={errors.password?.message}>
        {(control) => <PasswordInput {...control} {...form.register('password')} autoComplete="current-password" />}
      </Field>
      {kind === 'code' ? (
        <Field
          key="code"
          label="Code"
          error={errors.code?.message}
          hint="Enter the current code from your authenticator app."
        >
          {(control) => <CodeInput {...control} {...form.register('code')} />}
        </Field>
      ) : (
        <Field key="recoveryCode" label="Recovery code" error={errors.recoveryCode?.message}>
          {(control) => <RecoveryCodeInput {...control} {...form.register('recoveryCode')} />}
        </Field>
      )}
      <RefusalMessage>{!hasFault && errors.root?.message}</RefusalMessage>
      <div className="flex flex-wrap justify-between gap-2">
        <Button
          variant="plain"
          className="-mx-3 px-3"
          onClick={() => {
            form.clearErrors();
            setKind(kind === 'code' ? 'recoveryCode' : 'code');
          }}
        >
          {kind === 'code' ? 'Use a recovery code instead' : 'Use a code from your app instead'}
        </Button>
        <Button type="submit" busy={isSubmitting} disabled={!isOnline}>
          {confirm}
        </Button>
      </div>
    </form>
  );
}
