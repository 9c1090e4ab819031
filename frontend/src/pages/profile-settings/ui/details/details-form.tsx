import type { ReactNode } from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { useFormDraft } from '@/shared/lib/drafts';
import { useOnline } from '@/shared/lib/online';
import { DraftNotice } from '@/shared/ui/draft-notice';
import { useFocusFieldFromHash } from '../../model/use-focus-field-from-hash';
import { SaveBar, useSaveForm } from '@/shared/ui/save-bar';
import { SettingsLeaveGuard } from '../profile/settings-leave-guard';
import { RefusalMessage } from '@/shared/ui/settings-card';

type DetailsFormProps<Values extends FieldValues> = Parameters<typeof useSaveForm<Values>>[1] & {
  form: UseFormReturn<Values>;
  label: string;
  children: ReactNode;
};

/** Frame of a form for a role: its sections, and the bar that saves it. */
export function DetailsForm<Values extends FieldValues>({
  form,
  label,
  children,
  ...saving
}: DetailsFormProps<Values>) {
  const { submit, refusal, forget } = useSaveForm(form, saving);
  const { restoredAfter } = useFormDraft(form, `settings:${label}`);
  const isOnline = useOnline();
  const { isDirty, isSubmitting, errors } = form.formState;
  const hasFault = Object.keys(errors).length > 0;
  useFocusFieldFromHash();

  return (
    <FormProvider {...form}>
      <form noValidate aria-label={label} className="grid grid-cols-1 gap-6" onSubmit={(event) => void submit(event)}>
        <DraftNotice restoredAfter={restoredAfter} />
        {children}
        <RefusalMessage>{!hasFault && refusal}</RefusalMessage>
        <SaveBar
          isDirty={isDirty}
          isBusy={isSubmitting}
          isOff={!isOnline}
          onDiscard={() => {
            forget();
            form.reset();
          }}
        />
      </form>
      <SettingsLeaveGuard isDirty={isDirty} />
    </FormProvider>
  );
}
