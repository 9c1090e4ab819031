import { useId, type ComponentProps, type ReactNode } from 'react';

/** The attributes that connect a control to its label, hint and error. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps {
  label: string;
  /** Set if something else has to find the control, for example a link. */
  id?: string | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  /** ID of an error that is shown elsewhere, once for several fields. */
  errorId?: string | undefined;
  optional?: boolean;
  children: (control: FieldControl) => ReactNode;
}

export function Field({ label, id: givenId, hint, error, errorId, optional = false, children }: FieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const describedBy = [hint && `${id}-hint`, error && (errorId ?? `${id}-error`)].filter(Boolean).join(' ');
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="font-semibold">
        {label}
        {optional && <span className="font-normal text-muted"> (optional)</span>}
      </label>
      {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <div id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </div>
      )}
      {error && !errorId && (
        <p id={`${id}-error`} className="text-sm font-semibold text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

const INPUT_CLASSES =
  'w-full min-w-0 min-h-11 rounded-control border border-control bg-surface px-3 py-2 text-ink aria-invalid:border-2 aria-invalid:border-danger';

export function Input({ className = '', ...rest }: ComponentProps<'input'>) {
  return <input dir="auto" className={`${INPUT_CLASSES} ${className}`} {...rest} />;
}

export function Textarea({ className = '', ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea dir="auto" className={`${INPUT_CLASSES} field-sizing-content max-h-96 min-h-32 ${className}`} {...rest} />
  );
}
