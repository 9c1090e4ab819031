import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { detailedRefusalText, useOneAtATime } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { deviceZone, zoneName } from '@/shared/lib/zoned-time';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { ErrorPanel } from '@/shared/ui/panel';
import { SegmentedControl } from '@/shared/ui/segmented';
import { Select } from '@/shared/ui/select';
import { Skeleton } from '@/shared/ui/skeleton';
import { availabilityQueries, type WeeklyHours } from '../api/availability';
import { useSaveHours } from '../api/use-own-calendar';
import { findRuleErrors, toHoursDraft, toHoursBody, NOTICE_OPTIONS, SLOT_LENGTHS } from '../model/hours';
import { DaysOff } from './days-off';
import { HoursPresets } from './hours-presets';
import { WeeklyHoursFields } from './week-rules';

interface HoursEditorProps {
  viewer: number;
  /** The label of the submit button. */
  submit?: string;
  onDone: () => void;
}

/** The form for the viewer's hours; shows a skeleton until they are loaded. */
export default function HoursEditor({ viewer, submit, onDone }: HoursEditorProps) {
  const { data, error, refetch } = useQuery(availabilityQueries.own(viewer));
  if (data) return <HoursForm viewer={viewer} hours={data} submit={submit} onDone={onDone} />;
  if (error) return <ErrorPanel message={detailedRefusalText(error)} onRetry={() => void refetch()} />;
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        Loading
      </p>
      <Skeleton className="h-120" />
    </div>
  );
}

function HoursForm({ viewer, hours, submit: label = 'Save hours', onDone }: HoursEditorProps & { hours: WeeklyHours }) {
  const [draft, setDraft] = useState(() => toHoursDraft(hours));
  const [wasTried, setWasTried] = useState(false);
  const saving = useSaveHours(viewer);
  const isOnline = useOnline();
  const zone = hours.timeZone ?? deviceZone();
  const faults = findRuleErrors(draft.rules);
  const notices = NOTICE_OPTIONS.some(({ hours: known }) => known === draft.noticeHours)
    ? NOTICE_OPTIONS
    : [{ hours: draft.noticeHours, label: `${draft.noticeHours} hours` }, ...NOTICE_OPTIONS];

  const submit = useOneAtATime(async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setWasTried(true);
    if (faults.size > 0) {
      event.currentTarget.querySelector<HTMLElement>(`[data-rule="${[...faults.keys()][0]}"]`)?.focus();
      return;
    }
    await saving.mutateAsync({ ...toHoursBody(draft), timeZone: zone }).then(onDone, () => undefined);
  });

  return (
    <form noValidate aria-label="My hours" className="grid gap-6" onSubmit={(event) => void submit(event)}>
      <div className="grid gap-2">
        <p className="text-muted">Times in {zoneName(zone)}</p>
        <HoursPresets rules={draft.rules} onChange={(rules) => setDraft({ ...draft, rules })} />
        <WeeklyHoursFields
          rules={draft.rules}
          faults={wasTried ? faults : new Map()}
          onChange={(rules) => setDraft({ ...draft, rules })}
        />
      </div>
      <div className="grid gap-1">
        <p aria-hidden="true" className="font-semibold">
          Usual meeting length in minutes
        </p>
        <div className="w-fit">
          <SegmentedControl
            legend="Usual meeting length in minutes"
            value={draft.length}
            onChange={(length) => setDraft({ ...draft, length })}
            choices={SLOT_LENGTHS.map((value) => ({ value, label: value }))}
          />
        </div>
      </div>
      <Field label="Notice" hint="People can’t book a slot sooner than this.">
        {(field) => (
          <Select
            {...field}
            value={draft.noticeHours}
            onChange={({ target }) => setDraft({ ...draft, noticeHours: Number(target.value) })}
          >
            {notices.map(({ hours: value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <DaysOff days={draft.daysOff} zone={zone} onChange={(daysOff) => setDraft({ ...draft, daysOff })} />
      {saving.error && (
        <p role="alert" className="text-danger">
          {detailedRefusalText(saving.error)}
        </p>
      )}
      <Button type="submit" busy={saving.isPending} disabled={!isOnline}>
        {label}
      </Button>
    </form>
  );
}
