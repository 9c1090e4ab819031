import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { formatTimeAgo } from '@/shared/lib/dates';
import { detailedRefusalText, useOneAtATime } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { Field, Input } from '@/shared/ui/field';
import { ErrorPanel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { availabilityQueries, type ImportedCalendar } from '../api/availability';
import { useImportedCalendar } from '../api/use-own-calendar';

const FAILURE_TEXTS: Record<NonNullable<ImportedCalendar['failure']>, string> = {
  'not-public': 'Its address isn’t on the public internet.',
  unreachable: 'We couldn’t reach it.',
  refused: 'It refused the address. The address may have been replaced.',
  'too-large': 'It has become too large.',
  'not-a-calendar': 'The address no longer leads to a calendar.',
};

/** The calendar of the viewer, an alum: its busy times are left out of the times that others can book. */
export default function CalendarImport({ viewer }: { viewer: number }) {
  const { data, error, refetch } = useQuery(availabilityQueries.importedCalendar(viewer));
  return (
    <section aria-labelledby="calendar-import" className="mt-8 grid gap-3 border-t border-line pt-6">
      <h3 id="calendar-import" className="font-semibold">
        Your own calendar
      </h3>
      <p className="text-muted">
        Times when your calendar is busy aren’t offered to anyone. We read it every 15 minutes and store only those
        times, never titles or people.
      </p>
      {data ? <CalendarState viewer={viewer} calendar={data} /> : !error && <Skeleton className="h-20" />}
      {!data && error && <ErrorPanel message={detailedRefusalText(error)} onRetry={() => void refetch()} />}
    </section>
  );
}

function CalendarState({ viewer, calendar }: { viewer: number; calendar: ImportedCalendar }) {
  const { add, remove } = useImportedCalendar(viewer);
  const isOnline = useOnline();
  if (!calendar.isOn) return <AddressForm add={add} />;
  return (
    <>
      <p>
        <span className="break-words">{calendar.url}</span>
        {calendar.readAt && <span className="text-muted"> · read {formatTimeAgo(calendar.readAt)}</span>}
      </p>
      {calendar.failure && (
        <p role="alert" className="text-danger">
          We couldn’t read your calendar the last time. {FAILURE_TEXTS[calendar.failure]} The busy times from before are
          still left out.
        </p>
      )}
      <div>
        <Button variant="quiet" busy={remove.isPending} disabled={!isOnline} onClick={() => remove.mutate()}>
          Remove calendar
        </Button>
      </div>
    </>
  );
}

function AddressForm({ add }: Pick<ReturnType<typeof useImportedCalendar>, 'add'>) {
  const [url, setUrl] = useState('');
  const isOnline = useOnline();
  const submit = useOneAtATime(async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    await add.mutateAsync(url).catch(() => undefined);
  });
  return (
    <form noValidate className="grid gap-3" onSubmit={(event) => void submit(event)}>
      <Field
        label="Private address of your calendar"
        hint="In Google Calendar: Settings, your calendar, “Secret address in iCal format”. In Outlook: Settings, Shared calendars, Publish, ICS."
        error={add.error ? detailedRefusalText(add.error) : undefined}
      >
        {(field) => (
          <Input
            {...field}
            type="url"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            placeholder="https://…/basic.ics"
            value={url}
            onChange={({ target }) => setUrl(target.value)}
          />
        )}
      </Field>
      <div>
        <Button type="submit" variant="quiet" busy={add.isPending} disabled={!isOnline || url.trim() === ''}>
          Add calendar
        </Button>
      </div>
    </form>
  );
}
