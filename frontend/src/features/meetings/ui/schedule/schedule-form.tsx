import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { FormProvider, useController, useForm } from 'react-hook-form';
import type { Attendee } from '@/entities/meeting';
import { useFormDraft } from '@/shared/lib/drafts';
import { useFormErrors, useOneAtATime } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { deviceZone } from '@/shared/lib/zoned-time';
import { Button } from '@/shared/ui/button';
import { DraftNotice } from '@/shared/ui/draft-notice';
import { Field, Input, Textarea } from '@/shared/ui/field';
import { LeaveGuard } from '@/shared/ui/leave-guard';
import { useScheduleMeeting } from '../../api/use-meeting-changes';
import { useAttendees } from '../../api/use-attendees';
import { useCallService } from '../../lib/use-call-service';
import { useShowMeetingErrors } from '../../lib/use-show-meeting-errors';
import { NEW_MEETING_DRAFT_KEY } from '../../model/drafts';
import { createEmptyForm, meetingSchema, toDraft, type MeetingForm } from '../../model/scheduling/meeting-form';
import { DateTimeFields } from '../when/date-time-fields';
import { AttendeeField } from './attendee-field';

const getNow = () => new Date();

interface ScheduleFormProps {
  viewer: number;
  knownAttendeeId: number | undefined;
  howToFind: ReactNode;
  onDone: () => void;
}

export default function ScheduleForm({ viewer, knownAttendeeId, howToFind, onDone }: ScheduleFormProps) {
  const zone = deviceZone();
  const resolver = useMemo(() => standardSchemaResolver(meetingSchema({ now: getNow, zone, moves: false })), [zone]);
  const form = useForm<MeetingForm>({ resolver, defaultValues: createEmptyForm(), shouldFocusError: false });
  const draft = useFormDraft(form, NEW_MEETING_DRAFT_KEY);
  const guide = useFormErrors(form);
  const showErrors = useShowMeetingErrors(form, guide);
  const attendeeId = useController({ control: form.control, name: 'attendeeId' });
  const attendees = useAttendees(viewer).data;
  const [typed, setTyped] = useState<string>();
  const [chosen, setChosen] = useState<Attendee>();
  const scheduleMutation = useScheduleMeeting(() => chosen?.displayName ?? '');
  const isOnline = useOnline();
  const service = useCallService(null);
  const { errors, isDirty } = form.formState;
  // A ref, because the page is left before the next render.
  const isFormSubmitted = useRef(false);

  const { setFocus } = form;
  // The form mounts after its drawer, which has already moved the focus to its close button.
  useEffect(() => setFocus('title'), [setFocus]);

  const choose = (attendee: Attendee) => {
    setChosen(attendee);
    setTyped(attendee.displayName);
    form.setValue('attendeeId', attendee.id, { shouldValidate: form.formState.isSubmitted });
  };

  // Selects the attendee from the URL or a restored draft as soon as they are loaded, unless the user has typed a name.
  const initialAttendeeId = knownAttendeeId ?? attendeeId.field.value ?? undefined;
  const named = initialAttendeeId === undefined ? undefined : attendees?.find(({ id }) => id === initialAttendeeId);
  if (named && typed === undefined) {
    setChosen(named);
    setTyped(named.displayName);
  }
  const isUnknown = knownAttendeeId !== undefined && attendees !== undefined && !named && typed === undefined;

  const submit = useOneAtATime(async () => {
    if (chosen) form.setValue('attendeeId', chosen.id);
    await form.handleSubmit(async (values) => {
      guide.forget();
      try {
        await scheduleMutation.mutateAsync(toDraft(values, zone));
      } catch (error) {
        showErrors(error);
        return;
      }
      isFormSubmitted.current = true;
      draft.drop();
      onDone();
    }, guide.onInvalid)();
  });

  return (
    <FormProvider {...form}>
      <LeaveGuard
        isUnsaved={() => isDirty && !isFormSubmitted.current}
        text="The meeting isn’t scheduled yet. What you entered will be lost."
        isKeptAt={(next) => 'new' in next.search && next.search.new === 1}
      />
      <form
        noValidate
        aria-label="Schedule a meeting"
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <DraftNotice restoredAfter={draft.restoredAfter} />
        {attendees?.length === 0 && (
          <div className="grid justify-items-start gap-2 rounded-control bg-sunken p-3">
            <p>You can schedule meetings with your connections. You don’t have any yet.</p>
            {howToFind}
          </div>
        )}
        {isUnknown && (
          <p className="rounded-control bg-gold-soft p-3 text-on-gold-soft">
            You can’t schedule a meeting with this person. Connect with them first.
          </p>
        )}
        <Field label="Title" error={errors.title?.message}>
          {(field) => <Input {...field} {...form.register('title')} maxLength={120} autoComplete="off" />}
        </Field>
        <Field label="Attendee" error={errors.attendeeId?.message}>
          {(field) => (
            <AttendeeField
              control={field}
              viewer={viewer}
              inputRef={attendeeId.field.ref}
              onBlur={attendeeId.field.onBlur}
              text={typed ?? ''}
              onTextChange={(text) => {
                setTyped(text);
                setChosen(undefined);
                form.setValue('attendeeId', null);
              }}
              onChoose={choose}
            />
          )}
        </Field>
        <DateTimeFields
          person={
            chosen && {
              id: chosen.id,
              name: chosen.displayName,
              timeZone: chosen.timeZone,
              hasHours: chosen.hasHours,
            }
          }
          viewer={viewer}
          zone={zone}
        />
        <Field label="Description" optional error={errors.description?.message} hint="What you’d like to talk about.">
          {(field) => <Textarea {...field} {...form.register('description')} maxLength={2000} rows={3} />}
        </Field>
        <Field
          label="Meeting link"
          optional
          error={errors.meetingUrl?.message}
          hint={service ? `Leave blank to use a video room on ${service}.` : 'Leave blank to use a video room.'}
        >
          {(field) => (
            <Input {...field} {...form.register('meetingUrl')} type="url" inputMode="url" autoComplete="off" />
          )}
        </Field>
        {errors.root && (
          <p role="alert" className="text-danger">
            {errors.root.message}
          </p>
        )}
        <Button type="submit" busy={scheduleMutation.isPending} disabled={!isOnline}>
          Schedule meeting
        </Button>
      </form>
    </FormProvider>
  );
}
