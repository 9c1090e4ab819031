import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Field, Textarea } from '@/shared/ui/field';
import { useSaveAnswers } from '../api/use-answers';
import { SUGGESTED_GOALS } from '../model/screens';
import { OnboardingStepForm, type ScreenProps } from './screen-form';

/** Maximum length on the server. */
const MAX_GOALS_LENGTH = 2_000;

/** Career goals, in the student's own words or picked from a few. */
export function GoalsScreen(props: ScreenProps) {
  const saved = props.profile.studentProfile?.careerGoals ?? '';
  const [text, setText] = useState(saved);
  const { student } = useSaveAnswers(props.user.id);
  const input = useRef<HTMLTextAreaElement>(null);
  const lines = text.split('\n').map((line) => line.trim());
  const offered = SUGGESTED_GOALS.filter((goal) => !lines.includes(goal));

  const pick = (goal: string) => {
    setText([text.trimEnd(), goal].filter(Boolean).join('\n'));
    // The button is removed with its goal.
    input.current?.focus();
  };
  const save = async () => {
    const careerGoals = text.trim();
    if (careerGoals !== saved) await student.mutateAsync({ careerGoals: careerGoals || null });
  };
  return (
    <OnboardingStepForm {...props} onSave={save}>
      <Field label="Career goals">
        {(control) => (
          <Textarea
            {...control}
            ref={input}
            value={text}
            maxLength={MAX_GOALS_LENGTH}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      {offered.length > 0 && (
        <ul aria-label="Suggestions" className="flex flex-wrap gap-1.5">
          {offered.map((goal) => (
            <li key={goal}>
              <button
                type="button"
                onClick={() => pick(goal)}
                className="flex min-h-11 cursor-pointer items-center gap-1 rounded-chip border border-control px-2.5 text-sm text-muted hover:text-ink"
              >
                <Plus size={14} aria-hidden="true" />
                <span className="sr-only">Add: </span>
                {goal}
              </button>
            </li>
          ))}
        </ul>
      )}
    </OnboardingStepForm>
  );
}
