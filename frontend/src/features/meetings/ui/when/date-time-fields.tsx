import { useEffect, useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { toDayKey, zoneName } from '@/shared/lib/zoned-time';
import { Button } from '@/shared/ui/button';
import { SegmentedControl } from '@/shared/ui/segmented';
import { slotsQuery } from '../../api/slots';
import { LENGTH_OPTIONS, type LengthOption, type MeetingForm } from '../../model/scheduling/meeting-form';
import type { OtherParticipant } from '../../model/scheduling/other-participant';
import { SlotPicker } from './slots';
import { TimeFields } from './time-fields';
import { TimeWarnings } from './warnings';

const LENGTH_LABELS: Record<LengthOption, string> = { 15: '15', 30: '30', 45: '45', 60: '60', other: 'Other' };

interface DateTimeFieldsProps {
  person: OtherParticipant | undefined;
  viewer: number;
  zone: string;
  /** The ID of the meeting that is moved. */
  except?: number;
}

/** Selects the time: one of the offered slots, or any other time. */
export function DateTimeFields({ person, viewer, zone, except }: DateTimeFieldsProps) {
  const { watch, setValue, formState } = useFormContext<MeetingForm>();
  const slotErrorId = useId();
  const { by, length, slot } = watch();
  const hasHours = person?.hasHours ?? false;
  const personId = person?.id;
  const [now] = useState(() => new Date());

  useEffect(() => {
    setValue('by', hasHours ? 'slots' : 'clock');
    setValue('slot', '');
  }, [personId, hasHours, setValue]);

  const choices = by === 'slots' ? LENGTH_OPTIONS.filter((one) => one !== 'other') : LENGTH_OPTIONS;
  const slotError = formState.errors.slot?.message;
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <p aria-hidden="true" className="font-semibold">
          Length in minutes
        </p>
        <div className="w-fit">
          <SegmentedControl
            legend="Length in minutes"
            value={length}
            onChange={(next) => {
              setValue('length', next);
              setValue('slot', '');
            }}
            choices={choices.map((value) => ({ value, label: LENGTH_LABELS[value] }))}
          />
        </div>
      </div>
      {by === 'slots' && person ? (
        <div className="grid gap-2">
          <p className="text-muted">Times in {zoneName(zone)}</p>
          <SlotPicker
            key={person.id}
            query={(range) => slotsQuery(person.id, range, viewer)}
            label={`Days when ${person.name} is available`}
            empty={`${person.name} has no open times this month. Try next month.`}
            zone={zone}
            length={length}
            value={slot}
            onChoose={(next) => setValue('slot', next, { shouldValidate: formState.isSubmitted })}
            errorId={slotError && slotErrorId}
          />
          {slotError && (
            <p id={slotErrorId} role="alert" className="text-sm font-semibold text-danger">
              {slotError}
            </p>
          )}
        </div>
      ) : (
        <TimeFields earliest={toDayKey(now, zone)} hint={`Times in ${zoneName(zone)}`} />
      )}
      {hasHours && (
        <Button
          variant="plain"
          className="justify-self-start"
          onClick={() => {
            setValue('by', by === 'slots' ? 'clock' : 'slots');
            setValue('slot', '');
            if (length === 'other') setValue('length', '30');
          }}
        >
          {by === 'slots' ? 'Choose another time' : `Choose from ${person?.name}’s times`}
        </Button>
      )}
      {person && <TimeWarnings person={person} viewer={viewer} zone={zone} except={except} />}
    </div>
  );
}
