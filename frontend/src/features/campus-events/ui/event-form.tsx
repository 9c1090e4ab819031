import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useFormDraft } from '@/shared/lib/drafts';
import { refusalText, useFormErrors, useOneAtATime } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { zoneName } from '@/shared/lib/zoned-time';
import { Button } from '@/shared/ui/button';
import { DraftNotice } from '@/shared/ui/draft-notice';
import { Field, Input, Textarea } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import { toast } from '@/shared/ui/toast';
import { useAddEvent } from '../api/use-event-changes';
import { emptyEvent, eventDraftKey, eventSchema, toDraft, type EventForm as Form } from '../model/event-form';
import { TIME_ZONES, stateTimeZone } from '../model/time-zones';

const getNow = () => new Date();

interface EventFormProps {
  college: { id: number; state: string };
  /** True if the college has to approve the event before it is published. */
  proposes: boolean;
  onDone: () => void;
}

export default function EventForm({ college, proposes, onDone }: EventFormProps) {
  const resolver = useMemo(() => standardSchemaResolver(eventSchema(getNow)), []);
  const form = useForm<Form>({
    resolver,
    defaultValues: emptyEvent(stateTimeZone(college.state)),
    shouldFocusError: false,
  });
  const draft = useFormDraft(form, eventDraftKey(college.id));
  const guide = useFormErrors(form);
  const adding = useAddEvent();
  const isOnline = useOnline();
  const { register, formState } = form;
  const { errors } = formState;

  const submit = useOneAtATime(
    form.handleSubmit(async (values) => {
      guide.forget();
      try {
        await adding.mutateAsync(toDraft(values, college.id));
      } catch (error) {
        guide.onRefused(error);
        form.setError('root', { message: refusalText(error) });
        return;
      }
      draft.drop();
      toast({ title: proposes ? 'Event proposed' : 'Event added' });
      onDone();
    }, guide.onInvalid),
  );

  return (
    <form
      noValidate
      aria-label={proposes ? 'Propose an event' : 'Add an event'}
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event);
      }}
    >
      <DraftNotice restoredAfter={draft.restoredAfter} />
      <Field label="Title" error={errors.title?.message}>
        {(field) => <Input {...field} {...register('title')} maxLength={120} autoComplete="off" />}
      </Field>
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label="Date" error={errors.date?.message}>
          {(field) => <Input {...field} {...register('date')} type="date" />}
        </Field>
        <Field label="Starts" error={errors.start?.message}>
          {(field) => <Input {...field} {...register('start')} type="time" />}
        </Field>
        <Field label="Ends" error={errors.end?.message}>
          {(field) => <Input {...field} {...register('end')} type="time" />}
        </Field>
      </div>
      <Field label="Time zone" hint="If the end time is earlier than the start time, the event ends the next day.">
        {(field) => (
          <Select {...field} {...register('timeZone')} className="w-full">
            {TIME_ZONES.map(({ zone }) => (
              <option key={zone} value={zone}>
                {zoneName(zone)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Location" optional error={errors.location?.message} hint="Enter a location or a link.">
        {(field) => <Input {...field} {...register('location')} maxLength={200} autoComplete="off" />}
      </Field>
      <Field label="Link" optional error={errors.url?.message}>
        {(field) => <Input {...field} {...register('url')} type="url" inputMode="url" autoComplete="off" />}
      </Field>
      <Field label="Description" optional error={errors.description?.message}>
        {(field) => <Textarea {...field} {...register('description')} maxLength={2000} rows={4} />}
      </Field>
      {errors.root && (
        <p role="alert" className="text-danger">
          {errors.root.message}
        </p>
      )}
      <Button type="submit" busy={adding.isPending} disabled={!isOnline}>
        {proposes ? 'Propose event' : 'Add event'}
      </Button>
    </form>
  );
}
