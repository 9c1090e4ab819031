import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import type { AccountProfile } from '@/entities/account';
import { isPasswordNeeded } from '@/features/account-security';
import type { Role } from '@/shared/auth';
import { detailedRefusalText, useFormErrors, useOneAtATime } from '@/shared/lib/forms';
import { Button } from '@/shared/ui/button';
import { Field, PasswordInput } from '@/shared/ui/field';
import { toast } from '@/shared/ui/toast';
import { useChangeRole } from '../../api/profile/use-account-changes';
import { RefusalMessage } from '@/shared/ui/settings-card';

const SIGN_IN_AGAIN_MESSAGE = 'To change your role, sign out, sign in again and come back within 10 minutes.';

const passwordSchema = z.object({ password: z.string().check(z.minLength(1, 'Password is required')) });
const noPasswordSchema = z.object({ password: z.string() });

interface ConfirmRoleChangeProps {
  profile: AccountProfile;
  newRole: Role;
  onDone: () => void;
}

/** Changes the role; asks for the password first if the account has one. */
export function ConfirmRoleChange({ profile: { id, hasPassword }, newRole, onDone }: ConfirmRoleChangeProps) {
  const change = useChangeRole(id);
  const form = useForm({
    resolver: standardSchemaResolver(hasPassword ? passwordSchema : noPasswordSchema),
    defaultValues: { password: '' },
    shouldFocusError: false,
  });
  const guide = useFormErrors(form);
  const { errors } = form.formState;

  function handleError(error: unknown): void {
    const message = isPasswordNeeded(error) && !hasPassword ? SIGN_IN_AGAIN_MESSAGE : detailedRefusalText(error);
    form.setError('root', { message });
    toast({ title: 'Error updating role', text: message, variant: 'destructive' });
    if (hasPassword) form.setFocus('password');
  }

  const submit = useOneAtATime(
    form.handleSubmit(async ({ password }) => {
      await change.mutateAsync({ newRole, ...(hasPassword && { currentPassword: password }) }).then(() => {
        toast({ title: 'Role updated successfully' });
        onDone();
      }, handleError);
    }, guide.onInvalid),
  );

  return (
    <form
      noValidate
      aria-label="Update role"
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        void submit(event);
      }}
    >
      {hasPassword && (
        <Field label="Password" error={errors.password?.message}>
          {(control) => <PasswordInput {...control} {...form.register('password')} autoComplete="current-password" />}
        </Field>
      )}
      <RefusalMessage>{errors.root?.message}</RefusalMessage>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" busy={change.isPending}>
          {change.isPending ? 'Updating...' : 'Update role'}
        </Button>
      </div>
    </form>
  );
}
