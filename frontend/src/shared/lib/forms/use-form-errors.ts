import { useEffect, useState, type RefObject } from 'react';
import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError, readable } from '@/shared/api';

// From the third error on a list at the top serves better than being put on the first field.
const LISTED_FROM = 3;

/**
 * Takes people to what they have to mend: the first wrong field, or `summary` with the list of errors when there are many. Refusals of
 * the server land on the fields they name, and on the form itself when they name none of them.
 */
export function useFormErrors<Form extends FieldValues>(
  form: UseFormReturn<Form>,
  summary?: RefObject<HTMLElement | null>,
) {
  const [attempt, setAttempt] = useState({ number: 0, fields: [] as Path<Form>[] });
  const { setFocus } = form;

  useEffect(() => {
    const [first] = attempt.fields;
    if (summary && attempt.fields.length >= LISTED_FROM) summary.current?.focus();
    else if (first) setFocus(first);
  }, [attempt, setFocus, summary]);

  const guide = (fields: Path<Form>[]) => setAttempt(({ number }) => ({ number: number + 1, fields }));
  const isOurs = (field: string): field is Path<Form> => field in form.getValues();

  return {
    listed: attempt.fields.length >= LISTED_FROM ? attempt.fields : [],
    forget: () => guide([]),
    /** For a form that is not filled in right. */
    onInvalid: (errors: FieldErrors<Form>) =>
      guide(Object.keys(form.getValues()).filter((field) => field in errors) as Path<Form>[]),
    /** For a refusal of the server; answers with the sentence shown. */
    onRefused: (error: unknown): string => {
      const named = error instanceof ApiError ? error.fieldErrors.filter(({ field }) => isOurs(field)) : [];
      for (const { field, message } of named) form.setError(field as Path<Form>, { type: 'server', message });
      guide(named.map(({ field }) => field as Path<Form>));
      return refusalText(error);
    },
  };
}

/** What the server said, with the time to wait when it asks for patience. */
export function refusalText(error: unknown): string {
  const sentence = readable(error);
  if (!(error instanceof ApiError) || !error.retryAfter) return sentence;
  const minutes = Math.ceil(error.retryAfter / 60);
  const wait = error.retryAfter < 90 ? `${error.retryAfter} seconds` : `${minutes} minutes`;
  return `${sentence} Try again in ${wait}.`;
}

/** The same where the server knows more than the catalogue: why it did not believe someone, why a role is not for them. */
export function refusalInFull(error: unknown): string {
  const saysMore = error instanceof ApiError && [401, 403, 404].includes(error.status);
  return (saysMore && error.serverMessage) || refusalText(error);
}
