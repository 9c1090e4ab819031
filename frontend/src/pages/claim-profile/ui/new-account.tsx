import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import {
  PROVIDER_NAMES,
  ProviderLogo,
  providersQuery,
  signInAddress,
  type SignInProvider,
} from '@/features/external-sign-in';
import { buttonStyles } from '@/shared/ui/button';
import { Field, PasswordInput } from '@/shared/ui/field';
import { PasswordMeter } from '@/shared/ui/password-meter';
import type { ClaimAnswers } from '../model/claim';
import { ClaimTextField } from './claim-text-field';

/** Fields for a new account with a password, or links to a provider, which returns here. */
export function NewAccountFields({ token }: { token: string }) {
  const { control, register, formState } = useFormContext<ClaimAnswers>();
  const [password, username] = useWatch({ control, name: ['password', 'username'] });
  return (
    <>
      <h2 className="text-xl">Create your account</h2>
      <ClaimTextField name="username" label="Username" autoComplete="username" />
      <Field
        label="Password"
        error={formState.errors.password?.message}
        hint={<PasswordMeter password={password} username={username} />}
      >
        {(field) => <PasswordInput {...field} {...register('password')} autoComplete="new-password" />}
      </Field>
      <ClaimTextField name="birthDate" label="Birth date" type="date" autoComplete="bday" />
      <p className="text-sm text-muted">
        Alumni accounts are for people aged 18 and over. We never show your birth date.
      </p>
      <ExistingAccountHint token={token} />
    </>
  );
}

const PROVIDERS: readonly SignInProvider[] = ['google', 'linkedin'];

function ExistingAccountHint({ token }: { token: string }) {
  const providers = useQuery(providersQuery());
  const open = PROVIDERS.filter((provider) => providers.data?.[provider]);
  const next = `/claim?${new URLSearchParams({ token }).toString()}`;
  return (
    <div className="grid gap-3">
      {open.length > 0 && (
        <p className="text-sm text-muted">
          Or create your account with one of these services. You'll come back here to check your details.
        </p>
      )}
      {open.map((provider) => (
        <a
          key={provider}
          href={signInAddress(provider, { role: 'alumni', next })}
          className={buttonStyles({ variant: 'quiet', wide: true })}
        >
          <ProviderLogo provider={provider} />
          Continue with {PROVIDER_NAMES[provider]}
        </a>
      ))}
      <a href={`/auth?${new URLSearchParams({ next }).toString()}`} className="font-semibold text-ivy underline">
        I already have an account
      </a>
    </div>
  );
}
