import { useEffect, useState, type RefObject } from 'react';
import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError, toErrorSentence } from '@/shared/api';
import { plural } from '@/shared/lib/plural';

// From the third error on, a list at the top is better than focusing the first field.
const MIN_LISTED_ERRORS = 3;

/**
 * Moves the focus to what has to be corrected: the first invalid field, or `summary` with the list of errors if there
 * are many. Errors from the server are shown at the fields they name, and on the form if they name none.
 */
export function useFormErrors<Form extends FieldValues>(
  form: UseFormReturn<Form>,
  summary?: RefObject<HTMLElement | null>,
) {
  const [attempt, setAttempt] = useState({ number: 0, fields: [] as Path<Form>[] });
  const { setFocus } = form;

  useEffect(() => {
    const [first] = attempt.fields;
    if (summary && attempt.fields.length >= MIN_LISTED_ERRORS) summary.current?.focus();
    else if (first) setFocus(first);
  }, [attempt, setFocus, summary]);

  const guide = (fields: Path<Form>[]) => setAttempt(({ number }) => ({ number: number + 1, fields }));
  const isFormField = (field: string): field is Path<Form> => field in form.getValues();

  return {
    listed: attempt.fields.length >= MIN_LISTED_ERRORS ? attempt.fields : [],
    forget: () => guide([]),
    /** For an invalid form. */
    onInvalid: (errors: FieldErrors<Form>) =>
      guide(Object.keys(form.getValues()).filter((field) => field in errors) as Path<Form>[]),
    /** For a refusal by the server; returns the sentence shown. */
    onRefused: (error: unknown): string => {
      const named = error instanceof ApiError ? error.fieldErrors.filter(({ field }) => isFormField(field)) : [];
      for (const { field, message } of named) form.setError(field as Path<Form>, { type: 'server', message });
      guide(named.map(({ field }) => field as Path<Form>));
      return refusalText(error);
    },
  };
}

/** What the server says about waiting if the client doesn't know for how long. */
const GENERIC_RETRY_PATTERN = / Please (wait a moment and )?try again( in a moment| later)?\.$/;

/** Returns the server's message, with the waiting time if it sends one. */
export function refusalText(error: unknown): string {
  const sentence = toErrorSentence(error);
  if (!(error instanceof ApiError) || !error.retryAfter) return sentence;
  const wait =
    error.retryAfter < 90
      ? plural(error.retryAfter, { one: '# second', other: '# seconds' })
      : plural(Math.ceil(error.retryAfter / 60), { one: '# minute', other: '# minutes' });
  return `${sentence.replace(GENERIC_RETRY_PATTERN, '')} Try again in ${wait}.`;
}

/**
 * Like `refusalText`, with the server's own message if it is more specific than the catalog's: why credentials were
 * rejected, why a role is not allowed.
 */
export function detailedRefusalText(error: unknown): string {
  const isMoreSpecific = error instanceof ApiError && [401, 403, 404].includes(error.status);
  return (isMoreSpecific && error.serverMessage) || refusalText(error);
}
