import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { detailedRefusalText, useFormErrors, useOneAtATime } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { CopyButton } from '@/shared/ui/copy-button';
import { CodeInput, Field } from '@/shared/ui/field';
import type { TwoFactorSetUp as SetUp } from '../api/account-security';
import { useEnableTwoFactor } from '../api/use-account-security';
import { codeSchema } from '../model/schemas';
import { RefusalMessage } from '@/shared/ui/settings-card';

interface TwoFactorSetUpProps {
  setUp: SetUp;
  viewer: number;
  onCancel: () => void;
  /** Receives the recovery codes, which the server never returns again. */
  onEnabled: (recoveryCodes: string[]) => void;
}

const resolver = standardSchemaResolver(codeSchema);

/** Shows the secret for the app, and asks for a first code as proof that the app has it. */
export function TwoFactorSetUp({ setUp, viewer, onCancel, onEnabled }: TwoFactorSetUpProps) {
  const form = useForm({ resolver, defaultValues: { code: '' }, shouldFocusError: false });
  const guide = useFormErrors(form);
  const enabling = useEnableTwoFactor(viewer);
  const isOnline = useOnline();
  const start = useRef<HTMLHeadingElement>(null);
  useEffect(() => start.current?.focus(), []);
  const { code, root } = form.formState.errors;

  const submit = useOneAtATime(
    form.handleSubmit(async (values) => {
      await enabling.mutateAsync(values.code).then(
        ({ recoveryCodes }) => onEnabled(recoveryCodes),
        (error: unknown) => {
          guide.onRefused(error);
          form.setError('root', { message: detailedRefusalText(error) });
        },
      );
    }, guide.onInvalid),
  );

  return (
    <form
      noValidate
      aria-label="Set up two-factor authentication"
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event);
      }}
    >
      <div>
        <h3 ref={start} tabIndex={-1} className="text-xl outline-none">
          1. Scan the code
        </h3>
        <p className="mt-1">
          Use an authenticator app on your phone. If you can’t scan the code, enter the key in the app.
        </p>
      </div>
      <div className="flex flex-wrap gap-4">
        <img
          src={setUp.qrCode}
          alt="QR code for your authenticator app"
          width={192}
          height={192}
          className="size-48 rounded-control border border-line bg-[white] p-2"
        />
        <div className="grid min-w-0 flex-1 basis-60 content-start justify-items-start gap-2">
          <code className="num rounded-control bg-sunken px-3 py-2 text-base wrap-anywhere">
            {setUp.secret.replace(/(.{4})(?=.)/g, '$1 ')}
          </code>
          <div className="flex flex-wrap items-center gap-x-4">
            <CopyButton text={setUp.secret} label="Copy the key" />
            <a href={setUp.otpauthUrl} className="link inline-flex min-h-11 items-center">
              Open in an app
            </a>
          </div>
        </div>
      </div>
      <h3 className="text-xl">2. Enter the code from the app</h3>
      <Field label="Code" error={code?.message}>
        {(control) => <CodeInput {...control} {...form.register('code')} />}
      </Field>
      <RefusalMessage>{!code && root?.message}</RefusalMessage>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="plain" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={enabling.isPending} disabled={!isOnline}>
          {enabling.isPending ? 'Turning on...' : 'Turn on'}
        </Button>
      </div>
    </form>
  );
}
