import { useId } from 'react';
import { rolePseudonym } from '@/entities/discussion';
import { useAuth } from '@/shared/auth';

interface PostAsChoiceProps {
  anonymous: boolean;
  onChange: (anonymous: boolean) => void;
  error?: string | undefined;
}

/**
 * Selects the name under which something is posted. College administrators post under the college's name and have no
 * choice.
 */
export function PostAsChoice({ anonymous, onChange, error }: PostAsChoiceProps) {
  const id = useId();
  const { user } = useAuth();
  const pseudonym = user && rolePseudonym(user.role);
  if (!user || !pseudonym) return null;
  const choice = (value: boolean, label: string) => (
    <label className="flex min-h-11 min-w-0 cursor-pointer items-center gap-3 wrap-anywhere">
      <input
        type="radio"
        name={id}
        checked={value === anonymous}
        onChange={() => onChange(value)}
        aria-describedby={value ? `${id}-note` : undefined}
        className="size-5 shrink-0 accent-ivy"
      />
      {label}
    </label>
  );
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="font-semibold">Post as</legend>
      {choice(false, user.displayName)}
      {choice(true, pseudonym)}
      <p id={`${id}-note`} className="-mt-1.5 pl-8 text-sm text-muted">
        Members see &quot;{pseudonym}&quot; instead of your name. Moderators can see who you are.
      </p>
      {error && (
        <p id={`${id}-error`} className="text-sm font-semibold text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
