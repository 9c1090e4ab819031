import type { Ref } from 'react';
import { useFormContext, type FieldValues, type Path } from 'react-hook-form';

interface ErrorSummaryProps<Form extends FieldValues> {
  ref: Ref<HTMLDivElement>;
  /** The wrong fields when there are too many to be taken to the first one. */
  fields: Path<Form>[];
}

/** Everything that is wrong, in one place; each line leads to its field. */
export function ErrorSummary<Form extends FieldValues>({ ref, fields }: ErrorSummaryProps<Form>) {
  const { formState, setFocus, getFieldState } = useFormContext<Form>();
  const refusal = formState.errors.root?.message;
  const lines = fields
    .map((field) => ({ field, message: getFieldState(field, formState).error?.message }))
    // One rule may stand behind several fields; it is said once, and leads to the first of them.
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
