import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { detailedRefusalText, useFormErrors, useOneAtATime } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { CheckboxList } from '@/shared/ui/checkbox-list';
import { Field, Input, PasswordInput } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import { RefusalMessage } from '@/shared/ui/settings-card';
import { useCreateAccessToken } from '../../api/access-tokens';
import { isPasswordNeeded } from '../../model/password-needed';
import { COLLEGE_SCOPES, PERSONAL_SCOPES, SCOPE_LABELS, TOKEN_LIFETIMES } from '../../model/token-scopes';
import { NoPasswordNotice } from '../no-password-yet';

const NAME_MAX_LENGTH = 60;
const DEFAULT_LIFETIME = 30;

const toFormSchema = (hasPassword: boolean) =>
  z.object({
    name: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'Name is required'),
        z.maxLength(NAME_MAX_LENGTH, `Name must be at most ${NAME_MAX_LENGTH} characters`),
      ),
    scopes: z.array(z.string()).check(z.minLength(1, 'Choose what the token can do')),
    lifetime: z.string(),
    password: z.string().check(z.minLength(hasPassword ? 1 : 0, 'Password is required')),
  });

interface CreateTokenFormProps {
  viewer: number;
  collegeId: number | null;
  hasPassword: boolean;
  onCreated: (token: string) => void;
}

export function CreateTokenForm({ viewer, collegeId, hasPassword, onCreated }: CreateTokenFormProps) {
  const creating = useCreateAccessToken(viewer, collegeId);
  const isOnline = useOnline();
  const [refusal, setRefusal] = useState<unknown>();
  const form = useForm({
    resolver: standardSchemaResolver(toFormSchema(hasPassword)),
    defaultValues: { name: '', scopes: [] as string[], lifetime: String(DEFAULT_LIFETIME), password: '' },
    shouldFocusError: false,
  });
  const guide = useFormErrors(form);
  const { errors, isSubmitting } = form.formState;
  const available = collegeId === null ? PERSONAL_SCOPES : COLLEGE_SCOPES;

  const submit = useOneAtATime(
    form.handleSubmit(async ({ name, scopes, lifetime, password }) => {
      setRefusal(undefined);
      try {
        const { token } = await creating.mutateAsync({
          name,
          scopes: available.filter((scope) => scopes.includes(scope)),
          expiresInDays: TOKEN_LIFETIMES.find((days) => String(days) === lifetime) ?? DEFAULT_LIFETIME,
          ...(hasPassword && { password }),
        });
        onCreated(token);
      } catch (error) {
        guide.onRefused(error);
        setRefusal(error);
      }
    }, guide.onInvalid),
  );

  return (
    <form
      noValidate
      aria-label="Create an access token"
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        void submit(event);
      }}
    >
      <Field label="Name" hint="What the token is for, such as “Nightly import”." error={errors.name?.message}>
        {(control) => <Input {...control} {...form.register('name')} autoComplete="off" maxLength={NAME_MAX_LENGTH} />}
      </Field>
      <Controller
        control={form.control}
        name="scopes"
        render={({ field }) => (
          <div>
            <CheckboxList
              legend="What it can do"
              groups={[{ options: available.map((scope) => ({ value: scope, label: SCOPE_LABELS[scope] })) }]}
              chosen={field.value}
              onChange={field.onChange}
            />
            {errors.scopes && (
              <p role="alert" className="text-sm font-semibold text-danger">
                {errors.scopes.message}
              </p>
            )}
          </div>
        )}
      />
      <Field label="Expires in" error={errors.lifetime?.message}>
        {(control) => (
          <Select {...control} {...form.register('lifetime')}>
            {TOKEN_LIFETIMES.map((days) => (
              <option key={days} value={days}>
                {days} days
              </option>
            ))}
          </Select>
        )}
      </Field>
      {hasPassword && (
        <Field label="Your password" error={errors.password?.message}>
          {(control) => <PasswordInput {...control} {...form.register('password')} autoComplete="current-password" />}
        </Field>
      )}
      {refusal !== undefined && <RefusalMessage>{detailedRefusalText(refusal)}</RefusalMessage>}
      {!hasPassword && isPasswordNeeded(refusal) && <NoPasswordNotice />}
      <Button type="submit" busy={isSubmitting} disabled={!isOnline} className="justify-self-end max-sm:w-full">
        Create token
      </Button>
    </form>
  );
}
