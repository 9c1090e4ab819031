import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import type { CollegeAdministrator } from '@/entities/college-administrator';
import { useFormErrors } from '@/shared/lib/forms';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Field, Input } from '@/shared/ui/field';
import { toast } from '@/shared/ui/toast';
import type { useAdministratorActions } from '../../api/use-administrators';

const dutyText = (name: string) =>
  z.string().check(
    z.trim(),
    z.refine((text) => text === '' || text.length >= 2, `${name} must be at least 2 characters`),
  );

const colleagueSchema = z.object({
  email: z.string().check(z.trim(), z.email('Please enter a valid email address.')),
  department: dutyText('Department'),
  position: dutyText('Position'),
});

interface ColleagueDialogProps {
  /** The administrator to edit; undefined to invite a new one. */
  colleague: CollegeAdministrator | undefined;
  collegeName: string;
  actions: ReturnType<typeof useAdministratorActions>;
  onClose: () => void;
}

/** Invites a colleague by email, or edits an administrator's duties. */
export function ColleagueDialog({ colleague, collegeName, actions, onClose }: ColleagueDialogProps) {
  const form = useForm({
    resolver: standardSchemaResolver(colleagueSchema),
    defaultValues: {
      email: colleague?.email ?? '',
      department: colleague?.department ?? '',
      position: colleague?.position ?? '',
    },
    shouldFocusError: false,
  });
  const guide = useFormErrors(form);
  const { errors, isSubmitting } = form.formState;

  const save = form.handleSubmit(async ({ email, department, position }) => {
    const duties = { ...(department && { department }), ...(position && { position }) };
    const done = colleague
      ? actions.change.mutateAsync({ id: colleague.id, ...duties })
      : actions.invite.mutateAsync({ email, ...duties });
    await done.then(
      () => {
        toast(
          colleague
            ? { title: 'Administrator updated' }
            : { title: 'Invitation sent', text: `The link in the email to ${email} works for 7 days.` },
        );
        onClose();
      },
      (error: unknown) => form.setError('root', { message: guide.onRefused(error) }),
    );
  }, guide.onInvalid);

  return (
    <Dialog
      title={colleague ? `Edit ${colleague.name}` : 'Add Administrator'}
      {...(!colleague && {
        description: `We'll email your colleague a link to become an administrator of ${collegeName}.`,
      })}
      open
      isPrecious
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <form noValidate className="grid gap-4" onSubmit={(event) => void save(event)}>
        {!colleague && (
          <Field label="Work email" error={errors.email?.message}>
            {(control) => <Input type="email" autoComplete="off" {...control} {...form.register('email')} />}
          </Field>
        )}
        <Field label="Department" error={errors.department?.message} optional>
          {(control) => <Input autoComplete="off" {...control} {...form.register('department')} />}
        </Field>
        <Field label="Position" error={errors.position?.message} optional>
          {(control) => <Input autoComplete="off" {...control} {...form.register('position')} />}
        </Field>
        <p role="alert" className="text-danger empty:hidden">
          {errors.root?.message}
        </p>
        <Button type="submit" className="justify-self-end max-sm:w-full" busy={isSubmitting}>
          {colleague ? 'Save changes' : 'Send invitation'}
        </Button>
      </form>
    </Dialog>
  );
}
