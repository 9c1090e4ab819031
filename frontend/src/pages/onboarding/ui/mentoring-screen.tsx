import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useSaveAnswers } from '../api/use-answers';
import { OnboardingStepForm, type ScreenProps } from './screen-form';

const MENTORING_CHOICES = [
  { isWilling: true, label: 'Yes', text: 'Your profile says students can ask you for help.' },
  { isWilling: false, label: 'Not now', text: 'Your profile won’t invite questions.' },
];

/** Whether an alum mentors students. */
export function MentoringScreen(props: ScreenProps) {
  const saved = props.profile.alumniProfile?.isWillingToMentor ?? false;
  const [choice, setChoice] = useState<boolean | undefined>(saved || undefined);
  const { alum } = useSaveAnswers(props.user.id);
  const name = useId();

  const save = async () => {
    if (choice !== undefined && choice !== saved) await alum.mutateAsync({ isWillingToMentor: choice });
  };
  return (
    <OnboardingStepForm {...props} onSave={save}>
      <fieldset className="grid gap-2">
        <legend className="sr-only">{props.title}</legend>
        {MENTORING_CHOICES.map(({ isWilling, label, text }) => (
          <label
            key={label}
            className="flex cursor-pointer items-start gap-3 rounded-control border border-control bg-surface p-4 has-checked:border-ivy has-checked:bg-ivy-soft has-checked:text-on-ivy-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-harbor"
          >
            <input
              type="radio"
              name={name}
              checked={choice === isWilling}
              onChange={() => setChoice(isWilling)}
              className="mt-1 size-4 shrink-0 accent-ivy outline-none"
            />
            <span className="grid">
              <span className="font-semibold">{label}</span>
              <span className="text-sm">{text}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <p className="text-sm text-muted">
        Choose who can see your profile in{' '}
        <Link to="/profile-settings" search={{ tab: 'privacy' }} className="link">
          Privacy
        </Link>
        .
      </p>
    </OnboardingStepForm>
  );
}
