import { X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { CollegeCombobox, useCollegeLists } from '@/entities/college';
import { useSaveCollege } from '@/features/save-college';
import { forgetOriginCollege, useOriginCollege } from '@/features/onboarding';
import { Field } from '@/shared/ui/field';
import { OnboardingStepForm, type ScreenProps } from './screen-form';

/** The saved colleges of the account: choosing one saves it immediately, removing one deletes it from the list. */
export function CollegesScreen(props: ScreenProps) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const { saved } = useCollegeLists();
  const { isSaved, toggle, remove } = useSaveCollege();
  const input = useRef<HTMLInputElement>(null);
  const listTitle = useId();
  const origin = useOriginCollege(props.user.id);
  const offered = origin && !isSaved(origin.id) ? origin : undefined;
  const [isOriginChosen, setIsOriginChosen] = useState(true);

  const save = () => {
    if (text.trim() === '') {
      if (offered && isOriginChosen) toggle(offered);
      forgetOriginCollege();
      return Promise.resolve(true);
    }
    setError('Choose a college from the list, or clear the field.');
    input.current?.focus();
    return Promise.resolve(false);
  };
  return (
    <OnboardingStepForm {...props} onSave={save}>
      <Field label="Find a college" error={error}>
        {(control) => (
          <CollegeCombobox
            control={control}
            text={text}
            inputRef={input}
            onTextChange={(next) => {
              setText(next);
              setError(undefined);
            }}
            onChoose={(college) => {
              if (!isSaved(college.id)) toggle(college);
              setText('');
              setError(undefined);
            }}
          />
        )}
      </Field>
      {offered && (
        <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control border border-control bg-surface p-4 has-checked:border-ivy has-checked:bg-ivy-soft has-checked:text-on-ivy-soft">
          <input
            type="checkbox"
            checked={isOriginChosen}
            onChange={({ target }) => setIsOriginChosen(target.checked)}
            className="size-6 shrink-0 accent-ivy"
          />
          <span className="grid">
            <span className="font-semibold">Save {offered.name}</span>
            <span className="text-sm">
              {offered.city}, {offered.state}. You were looking at this college.
            </span>
          </span>
        </label>
      )}
      {saved.length > 0 && (
        <section aria-labelledby={listTitle} className="grid gap-2">
          <h2 id={listTitle} className="text-lg">
            Saved colleges
          </h2>
          <ul className="grid grid-cols-1 divide-y divide-line border-y border-line">
            {saved.map((college) => (
              <li key={college.id} className="flex items-center justify-between gap-3 py-1">
                <p className="min-w-0 wrap-anywhere">
                  <span className="font-semibold">{college.name}</span>{' '}
                  <span className="text-sm text-muted">
                    {college.city}, {college.state}
                  </span>
                </p>
                <button
                  type="button"
                  aria-label={`Remove ${college.name}`}
                  onClick={() => {
                    remove(college);
                    input.current?.focus();
                  }}
                  className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-control text-muted hover:bg-ivy-soft hover:text-on-ivy-soft"
                >
                  <X size={18} aria-hidden="true" />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </OnboardingStepForm>
  );
}
