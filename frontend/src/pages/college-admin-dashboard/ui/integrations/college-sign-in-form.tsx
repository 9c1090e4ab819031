import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { isPasswordNeeded, PasswordDialog } from '@/features/account-security';
import { useFormErrors, useOneAtATime } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { Field, Input } from '@/shared/ui/field';
import { RefusalMessage } from '@/shared/ui/settings-card';
import { toast } from '@/shared/ui/toast';
import type { CollegeSignIn } from '../../api/college-sign-in';
import type { useCollegeSignInActions } from '../../api/use-college-sign-in';

interface CollegeSignInFormProps {
  signIn: CollegeSignIn;
  actions: ReturnType<typeof useCollegeSignInActions>;
}

/** The settings of the provider. The stored client secret is never shown. */
export function CollegeSignInForm({ signIn: { settings, staffDomain }, actions: { save } }: CollegeSignInFormProps) {
  const isOnline = useOnline();
  const [asksForPassword, setAsksForPassword] = useState(false);
  const form = useForm({
    defaultValues: {
      issuer: settings?.issuer ?? '',
      clientId: settings?.clientId ?? '',
      clientSecret: '',
      domains: settings?.domains.join(', ') ?? staffDomain ?? '',
    },
    shouldFocusError: false,
  });
  const guide = useFormErrors(form);
  const { errors, isSubmitting } = form.formState;

  async function send(password?: string): Promise<void> {
    const { issuer, clientId, clientSecret, domains } = form.getValues();
    await save.mutateAsync({
      issuer,
      clientId,
      ...(clientSecret && { clientSecret }),
      domains: domains.split(/[\s,]+/).filter(Boolean),
      ...(password !== undefined && { password }),
    });
    setAsksForPassword(false);
    form.setValue('clientSecret', '');
    toast({ title: 'Settings saved', text: 'Test the sign-in, prove the domain, then turn it on.' });
  }

  const submit = useOneAtATime(
    form.handleSubmit(async () => {
      await send().catch((error: unknown) => {
        if (isPasswordNeeded(error)) setAsksForPassword(true);
        else form.setError('root', { message: guide.onRefused(error) });
      });
    }, guide.onInvalid),
  );

  return (
    <>
      <form
        noValidate
        aria-label="Settings of the college sign-in"
        className="grid gap-4 sm:max-w-144"
        onSubmit={(event) => {
          event.preventDefault();
          void submit(event);
        }}
      >
        <Field
          label="Issuer address"
          hint="As your provider shows it, such as https://sso.college.edu"
          error={errors.issuer?.message}
        >
          {(control) => (
            <Input
              type="url"
              autoComplete="off"
              {...control}
              {...form.register('issuer', { required: 'Enter the issuer address' })}
            />
          )}
        </Field>
        <Field label="Client ID" error={errors.clientId?.message}>
          {(control) => (
            <Input
              autoComplete="off"
              {...control}
              {...form.register('clientId', { required: 'Enter the client ID' })}
            />
          )}
        </Field>
        <Field
          label="Client secret"
          hint={
            settings
              ? 'Leave it blank to keep the saved secret. A new issuer address needs a new secret.'
              : 'We encrypt it and never show it again.'
          }
          error={errors.clientSecret?.message}
        >
          {(control) => (
            <Input
              type="password"
              autoComplete="off"
              {...control}
              {...form.register('clientSecret', { required: settings ? false : 'Enter the client secret' })}
            />
          )}
        </Field>
        <Field
          label="Email domains"
          hint={`${staffDomain} or domains below it, separated by commas`}
          error={errors.domains?.message}
        >
          {(control) => (
            <Input
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              {...control}
              {...form.register('domains', { required: 'Enter at least one email domain' })}
            />
          )}
        </Field>
        <RefusalMessage>{errors.root?.message}</RefusalMessage>
        <Button type="submit" className="justify-self-start max-sm:w-full" busy={isSubmitting} disabled={!isOnline}>
          Save settings
        </Button>
      </form>
      <PasswordDialog open={asksForPassword} onOpenChange={setAsksForPassword} onPassword={send} />
    </>
  );
}
