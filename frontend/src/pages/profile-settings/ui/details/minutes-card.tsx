import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { detailedRefusalText, useOneAtATime } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { ErrorPanel } from '@/shared/ui/panel';
import { Progress } from '@/shared/ui/progress';
import { Select } from '@/shared/ui/select';
import { SettingsCard } from '@/shared/ui/settings-card';
import { Skeleton } from '@/shared/ui/skeleton';
import { type Minutes, minutesQuery, useSetMinutes } from '../../api/details/minutes';
import { describeHelp, describeUsedMinutes, listMinuteChoices, minutesLabel } from '../../model/minutes';
import { useFocusFieldFromHash } from '../../model/use-focus-field-from-hash';

/** How many minutes an alum gives in each month, what is used, and whom the minutes helped. */
export function MinutesCard({ viewer }: { viewer: number }) {
  const { data, error, refetch } = useQuery(minutesQuery(viewer));
  return (
    <SettingsCard
      title="Minutes for students"
      lead="A question takes 5 minutes, and a call its length. When your minutes are used up, students can ask you again next month."
    >
      {data ? (
        <>
          <MinutesForm viewer={viewer} minutes={data} />
          <UsedMinutes minutes={data} />
        </>
      ) : error ? (
        <ErrorPanel message={detailedRefusalText(error)} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy="true" className="grid gap-3">
          <Skeleton className="h-11" />
          <Skeleton className="h-16" />
        </div>
      )}
    </SettingsCard>
  );
}

/** The value of the select for no limit. */
const NO_LIMIT = '';

function MinutesForm({ viewer, minutes: { minutesPerMonth } }: { viewer: number; minutes: Minutes }) {
  const save = useSetMinutes(viewer);
  const isOnline = useOnline();
  const stored = String(minutesPerMonth ?? NO_LIMIT);
  const [chosen, setChosen] = useState(stored);
  useFocusFieldFromHash();
  const submit = useOneAtATime(async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    await save.mutateAsync(chosen === NO_LIMIT ? null : Number(chosen)).catch(() => undefined);
  });
  return (
    <form noValidate aria-label="Minutes for students" className="grid gap-3" onSubmit={(event) => void submit(event)}>
      <Field
        id="minutesPerMonth"
        label="Minutes per month"
        error={save.error ? detailedRefusalText(save.error) : undefined}
      >
        {(control) => (
          <Select {...control} value={chosen} onChange={({ target }) => setChosen(target.value)}>
            {listMinuteChoices(minutesPerMonth).map((choice) => (
              <option key={choice} value={choice ?? NO_LIMIT}>
                {choice === null ? 'No limit' : minutesLabel(choice)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div>
        <Button type="submit" variant="quiet" busy={save.isPending} disabled={!isOnline || chosen === stored}>
          Save minutes
        </Button>
      </div>
    </form>
  );
}

function UsedMinutes({ minutes }: { minutes: Minutes }) {
  const { used, minutesPerMonth, helped } = minutes;
  return (
    <div className="num grid gap-3 border-t border-line pt-5">
      <p>{describeUsedMinutes(minutes)}</p>
      {minutesPerMonth !== null && (
        <Progress
          label="Minutes used this month"
          description={`${used} of ${minutesPerMonth}`}
          value={Math.min(used, minutesPerMonth)}
          max={minutesPerMonth}
        />
      )}
      {helped.map((one) => (
        <p key={one.collegeId} className="font-semibold wrap-anywhere">
          {describeHelp(one)}
        </p>
      ))}
      <p className="text-sm text-muted">
        {helped.length > 0
          ? 'Last month and this month. Calls count once they’ve taken place.'
          : 'Answer a student to see here how your minutes helped.'}
      </p>
    </div>
  );
}
