import { useFormContext } from 'react-hook-form';
import { Field, Input } from '@/shared/ui/field';
import type { MeetingForm } from '../../model/scheduling/meeting-form';

/** Fields for typing a date and times. */
export function TimeFields({ earliest, hint }: { earliest: string; hint: string }) {
  const { register, watch, formState } = useFormContext<MeetingForm>();
  const { errors } = formState;
  const hasEndField = watch('length') === 'other';
  return (
    <div className={`grid gap-4 ${hasEndField ? 'sm:grid-cols-3' : 'sm:grid-cols-2'}`}>
      <Field label="Date" error={errors.date?.message}>
        {(field) => <Input {...field} {...register('date')} type="date" min={earliest} />}
      </Field>
      <Field label="Start time" error={errors.start?.message} hint={hint}>
        {(field) => <Input {...field} {...register('start')} type="time" />}
      </Field>
      {hasEndField && (
        <Field label="End time" error={errors.end?.message}>
          {(field) => <Input {...field} {...register('end')} type="time" />}
        </Field>
      )}
    </div>
  );
}
