import { useState, type FormEvent } from 'react';
import { detailedRefusalText, useOneAtATime } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Field, Textarea } from '@/shared/ui/field';
import type { Mentoring } from '../../api/mentoring';
import { useSetGoal } from '../../api/use-mentoring-changes';

const MAX_GOAL_LENGTH = 200;

const SUGGESTED_GOALS = [
  'Choose a college',
  'Write a strong essay',
  'Find the right major',
  'Plan how to pay for college',
  'Learn about a career',
] as const;

interface GoalProps {
  mentoring: Mentoring;
  /** The other person. */
  name: string;
}

/** The goal of a relationship; the student can set and change it. */
export function Goal({ mentoring, name }: GoalProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isOnline = useOnline();
  const { goal, side, isActive } = mentoring;
  const canEdit = side === 'student' && isActive;
  if (!goal && !canEdit) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {goal && (
        <p className="min-w-0 wrap-anywhere">
          <span className="font-semibold">{side === 'student' ? 'Your goal' : 'Goal'}:</span> {goal}
        </p>
      )}
      {canEdit && (
        <Button variant={goal ? 'plain' : 'quiet'} size="compact" disabled={!isOnline} onClick={() => setIsOpen(true)}>
          {goal ? 'Edit goal' : 'Set a goal'}
          <span className="sr-only"> with {name}</span>
        </Button>
      )}
      <Dialog
        title={`Your goal with ${name}`}
        description={`${name} sees it too. You can change it anytime.`}
        open={isOpen}
        onOpenChange={setIsOpen}
        isPrecious
      >
        <GoalForm mentoring={mentoring} onDone={() => setIsOpen(false)} />
      </Dialog>
    </div>
  );
}

function GoalForm({ mentoring, onDone }: { mentoring: Mentoring; onDone: () => void }) {
  const [goal, setGoal] = useState(mentoring.goal ?? '');
  const saving = useSetGoal(mentoring.userId);
  const isOnline = useOnline();
  const save = useOneAtATime(async (next: string | null) => {
    await saving.mutateAsync(next).then(onDone, () => undefined);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(goal.trim() || null);
  };
  return (
    <form aria-label="Goal" onSubmit={submit} className="grid gap-4">
      <div role="group" aria-label="Suggestions" className="flex flex-wrap gap-2">
        {SUGGESTED_GOALS.map((suggestion) => (
          <Button key={suggestion} variant="quiet" size="compact" onClick={() => setGoal(suggestion)}>
            {suggestion}
          </Button>
        ))}
      </div>
      <Field label="What do you want to reach?" hint="At most 200 characters.">
        {(field) => (
          <Textarea
            {...field}
            value={goal}
            maxLength={MAX_GOAL_LENGTH}
            onChange={({ target }) => setGoal(target.value)}
            className="min-h-20"
          />
        )}
      </Field>
      {saving.error && (
        <p role="alert" className="text-danger">
          {detailedRefusalText(saving.error)}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={saving.isPending} disabled={!isOnline || (!goal.trim() && !mentoring.goal)}>
          Save goal
        </Button>
        {mentoring.goal && (
          <Button variant="plain" disabled={!isOnline || saving.isPending} onClick={() => void save(null)}>
            Remove goal
          </Button>
        )}
      </div>
    </form>
  );
}
