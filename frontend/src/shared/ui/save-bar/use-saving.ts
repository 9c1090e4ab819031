import { useState } from 'react';
import type { FieldNamesMarkedBoolean, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from '@/shared/api';
import { detailedRefusalText, useFormErrors, useOneAtATime } from '@/shared/lib/forms';
import { toast } from '@/shared/ui/toast';

interface SaveFormOptions<Values extends FieldValues> {
  /** Sends what was changed; returns the stored values. */
  save: (values: Values, changed: Partial<FieldNamesMarkedBoolean<Values>>) => Promise<Values>;
  /** Title of the toast after success. */
  done: string;
  /** Title of the toast after a failure. */
  failed: string;
}

/** Sends a form, one request at a time, reports the result, and focuses what was refused. */
export function useSaveForm<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { save, done, failed }: SaveFormOptions<Values>,
) {
  const guide = useFormErrors(form);
  const [refusal, setRefusal] = useState<string>();
  const { dirtyFields } = form.formState;

  const send = (values: Values) =>
    save(values, dirtyFields as Partial<FieldNamesMarkedBoolean<Values>>).then(
      (saved) => {
        form.reset(saved);
        toast({ title: done });
      },
      (error: unknown) => {
        const text = detailedRefusalText(error);
        guide.onRefused(error);
        // A message at its field isn't repeated on the form.
        const isAtField = error instanceof ApiError && error.fieldErrors.some(({ field }) => field in form.getValues());
        setRefusal(isAtField ? undefined : text);
        toast({ title: failed, text, variant: 'destructive' });
      },
    );

  const submit = useOneAtATime(async (event: React.FormEvent) => {
    event.preventDefault();
    setRefusal(undefined);
    await form.handleSubmit(send, guide.onInvalid)(event);
  });
  return { submit, refusal, forget: () => setRefusal(undefined) };
}
