import { useId } from 'react';
import type { DeletedAccountContentChoice } from '../api/delete-account';

const CONTENT_CHOICES: { choice: DeletedAccountContentChoice; label: string; description: string }[] = [
  {
    choice: 'keep',
    label: 'Keep it, without my name',
    description:
      'Your reviews and replies stay, signed “Deleted user”. The people who received your messages keep them.',
  },
  {
    choice: 'remove',
    label: 'Remove it',
    description:
      'We delete your reviews and replies with your account, after 14 days. The people who received your messages keep them.',
  },
];

interface DeletedContentFieldsProps {
  value: DeletedAccountContentChoice;
  onChange: (value: DeletedAccountContentChoice) => void;
}

/** Choice of what happens to the public content that the user has written. */
export function DeletedContentFields({ value, onChange }: DeletedContentFieldsProps) {
  const name = useId();
  return (
    <fieldset className="grid grid-cols-1 gap-2">
      <legend className="mb-2 font-semibold">What should we do with what you wrote?</legend>
      {CONTENT_CHOICES.map(({ choice, label, description }) => (
        <label
          key={choice}
          className="flex cursor-pointer gap-4 rounded-control border border-control bg-surface p-4 has-checked:border-ivy has-checked:bg-ivy-soft has-checked:text-on-ivy-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-harbor"
        >
          <input
            type="radio"
            name={name}
            value={choice}
            checked={choice === value}
            onChange={() => onChange(choice)}
            aria-label={label}
            aria-describedby={`${name}-${choice}`}
            className="mt-0.5 size-5 shrink-0 accent-ivy"
          />
          <span className="min-w-0 flex-1">
            <span className="font-semibold">{label}</span>
            <span id={`${name}-${choice}`} className="mt-0.5 block">
              {description}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
