import type { Ref } from 'react';
import { useFormContext, type FieldValues, type Path } from 'react-hook-form';

interface ErrorSummaryProps<Form extends FieldValues> {
  ref: Ref<HTMLDivElement>;
  /** The invalid fields, when there are too many to just focus the first one. */
  fields: Path<Form>[];
}

/** A summary of all errors; each line links to its field. */
export function ErrorSummary<Form extends FieldValues>({ ref, fields }: ErrorSummaryProps<Form>) {
  const { formState, setFocus, getFieldState } = useFormContext<Form>();
  const refusal = formState.errors.root?.message;
  const lines = fields
    .map((field) => ({ field, message: getFieldState(field, formState).error?.message }))
    // A message that applies to several fields is listed once, and links to the first of them.
    .filter((line, index, all) => line.message && all.findIndex((other) => other.message === line.message) === index);

  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="alert"
      className="rounded-control bg-danger-soft px-4 py-3 text-on-danger-soft empty:sr-only"
    >
      {refusal && lines.length === 0 && <p>{refusal}</p>}
      {lines.length > 0 && (
        <>
          <p className="font-semibold">Please fix these fields:</p>
          <ul className="mt-1 list-disc pl-5">
            {lines.map(({ field, message }) => (
              <li key={field}>
                <button
                  type="button"
                  className="min-h-6 cursor-pointer text-left align-top underline"
                  onClick={() => setFocus(field)}
                >
                  {message}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
