import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMemo } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { Meeting } from '@/entities/meeting';
import { useFormDraft } from '@/shared/lib/drafts';
import { useFormErrors, useOneAtATime } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { toDayKey, deviceZone, toTimeFieldValue, formatTimeRange, zoneName } from '@/shared/lib/zoned-time';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { DraftNotice } from '@/shared/ui/draft-notice';
import { Field, Textarea } from '@/shared/ui/field';
import { useRescheduleMeeting } from '../../api/use-meeting-changes';
import { useAttendees } from '../../api/use-attendees';
import { useShowMeetingErrors } from '../../lib/use-show-meeting-errors';
import { rescheduleDraftKey } from '../../model/drafts';
import {
  createEmptyForm,
  LENGTH_OPTIONS,
  meetingSchema,
  toStartAndEndTime,
  type MeetingForm,
} from '../../model/scheduling/meeting-form';
import { isHost, meetingTitle } from '../../model/meeting-labels';
import { DateTimeFields } from './date-time-fields';

const getNow = () => new Date();

interface RescheduleDialogProps {
  meeting: Meeting;
  viewer: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The dialog for another time: the host moves the meeting, the attendee proposes. */
export default function RescheduleDialog({ meeting, viewer, open, onOpenChange }: RescheduleDialogProps) {
  const name = meeting.otherUser.displayName;
  const hosts = isHost(meeting, viewer);
  return (
    <Dialog
      title={hosts ? 'Reschedule' : 'Propose another time'}
      description={
        hosts ? `We’ll ask ${name} to confirm the new time.` : `The meeting time stays the same until ${name} accepts.`
      }
      open={open}
      onOpenChange={onOpenChange}
      isPrecious
    >
      <RescheduleForm meeting={meeting} viewer={viewer} hosts={hosts} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

/** Returns the form with the current time of the meeting. */
function toMeetingForm({ startTime, endTime }: Meeting, zone: string): MeetingForm {
  const minutes = String((Date.parse(endTime) - Date.parse(startTime)) / 60_000);
  return {
    ...createEmptyForm(),
    date: toDayKey(startTime, zone),
    start: toTimeFieldValue(startTime, zone),
    length: LENGTH_OPTIONS.find((length) => length === minutes) ?? 'other',
    end: toTimeFieldValue(endTime, zone),
  };
}

interface RescheduleFormProps {
  meeting: Meeting;
  viewer: number;
  hosts: boolean;
  onDone: () => void;
}

function RescheduleForm({ meeting, viewer, hosts, onDone }: RescheduleFormProps) {
  const zone = deviceZone();
  const resolver = useMemo(() => standardSchemaResolver(meetingSchema({ now: getNow, zone, moves: true })), [zone]);
  const form = useForm<MeetingForm>({ resolver, defaultValues: toMeetingForm(meeting, zone), shouldFocusError: false });
  const draft = useFormDraft(form, rescheduleDraftKey(meeting.id));
  const guide = useFormErrors(form);
  const showErrors = useShowMeetingErrors(form, guide);
  const moving = useRescheduleMeeting(meeting, viewer);
  const isOnline = useOnline();
  const { otherUser, startTime, endTime } = meeting;
  const known = useAttendees(viewer).data?.find(({ id }) => id === otherUser.id);
  const { errors } = form.formState;

  const submit = useOneAtATime(
    form.handleSubmit(async (values) => {
      guide.forget();
      try {
        await moving.mutateAsync({ ...toStartAndEndTime(values, zone), note: values.note || undefined });
      } catch (error) {
        showErrors(error);
        return;
      }
      draft.drop();
      onDone();
    }, guide.onInvalid),
  );

  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label={`Another time for ${meetingTitle(meeting)}`}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void submit(event);
        }}
      >
        <DraftNotice restoredAfter={draft.restoredAfter} />
        <p className="rounded-control bg-sunken px-3 py-2">
          <span className="text-muted">Now: </span>
          <time dateTime={startTime} title={zoneName(zone)} className="num font-semibold">
            {formatTimeRange(startTime, endTime, zone)}
          </time>
        </p>
        <DateTimeFields
          person={{
            id: otherUser.id,
            name: otherUser.displayName,
            timeZone: known?.timeZone ?? null,
            hasHours: known?.hasHours ?? false,
          }}
          viewer={viewer}
          zone={zone}
          except={meeting.id}
        />
        {!hosts && (
          <Field label="Note" optional error={errors.note?.message}>
            {(field) => <Textarea {...field} {...form.register('note')} maxLength={1000} rows={3} />}
          </Field>
        )}
        {errors.root && (
          <p role="alert" className="text-danger">
            {errors.root.message}
          </p>
        )}
        <Button type="submit" busy={moving.isPending} disabled={!isOnline}>
          {hosts ? 'Move meeting' : 'Send proposal'}
        </Button>
      </form>
    </FormProvider>
  );
}
