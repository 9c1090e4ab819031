import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useFormDraft } from '@/shared/lib/drafts';
import { detailedRefusalText, useFormErrors, useOneAtATime } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { plural } from '@/shared/lib/plural';
import { deviceZone, toDayKey, zoneName } from '@/shared/lib/zoned-time';
import { Button } from '@/shared/ui/button';
import { DraftNotice } from '@/shared/ui/draft-notice';
import { Field, Input } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import { useOfferGroupHour } from '../api/use-group-hour-changes';
import {
  EMPTY_OFFER,
  LENGTHS_MINUTES,
  offerSchema,
  PLACES,
  toOffer,
  type OfferForm as Form,
} from '../model/offer-form';

const getNow = () => new Date();
const DRAFT_KEY = 'group-hour';

/** The form in which an alum offers a group hour. */
export function OfferForm({ onDone }: { onDone: () => void }) {
  const zone = deviceZone();
  const [earliest] = useState(() => toDayKey(new Date(), zone));
  const resolver = useMemo(() => standardSchemaResolver(offerSchema(zone, getNow)), [zone]);
  const form = useForm<Form>({ resolver, defaultValues: EMPTY_OFFER, shouldFocusError: false });
  const draft = useFormDraft(form, DRAFT_KEY);
  const guide = useFormErrors(form);
  const offer = useOfferGroupHour();
  const isOnline = useOnline();
  const { register, formState } = form;
  const { errors } = formState;

  const submit = useOneAtATime(
    form.handleSubmit(async (values) => {
      guide.forget();
      try {
        await offer.mutateAsync(toOffer(values, zone));
      } catch (error) {
        guide.onRefused(error);
        form.setError('root', { message: detailedRefusalText(error) });
        return;
      }
      draft.drop();
      onDone();
    }, guide.onInvalid),
  );

  return (
    <form
      noValidate
      aria-label="Offer a group hour"
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event);
      }}
    >
      <DraftNotice restoredAfter={draft.restoredAfter} />
      <Field
        label="Topic"
        error={errors.topic?.message}
        hint="What you’d like to talk about, such as “Life in the dorms”."
      >
        {(field) => <Input {...field} {...register('topic')} maxLength={120} autoComplete="off" />}
      </Field>
      <Field label="Students" hint="How many students can join.">
        {(field) => (
          <Select {...field} {...register('places')} className="w-full">
            {PLACES.map((places) => (
              <option key={places} value={places}>
                {plural(Number(places), { one: '# student', other: '# students' })}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Date" error={errors.date?.message}>
          {(field) => <Input {...field} {...register('date')} type="date" min={earliest} />}
        </Field>
        <Field label="Start time" error={errors.start?.message} hint={`Times in ${zoneName(zone)}`}>
          {(field) => <Input {...field} {...register('start')} type="time" />}
        </Field>
      </div>
      <Field label="Length">
        {(field) => (
          <Select {...field} {...register('length')} className="w-full">
            {LENGTHS_MINUTES.map((minutes) => (
              <option key={minutes} value={minutes}>
                {minutes} minutes
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Meeting link" optional error={errors.meetingUrl?.message} hint="Leave blank to use a video room.">
        {(field) => <Input {...field} {...register('meetingUrl')} type="url" inputMode="url" autoComplete="off" />}
      </Field>
      {errors.root && (
        <p role="alert" className="text-danger">
          {errors.root.message}
        </p>
      )}
      <Button type="submit" busy={offer.isPending} disabled={!isOnline}>
        Offer group hour
      </Button>
    </form>
  );
}
