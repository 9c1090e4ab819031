import { useId, useState } from 'react';
import type { JointCallCandidate } from '@/entities/alum';
import { jointSlotsQuery, SlotPicker, useProposeJointCall } from '@/features/meetings';
import { detailedRefusalText, useOneAtATime } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { deviceZone, zoneName } from '@/shared/lib/zoned-time';
import { Button } from '@/shared/ui/button';
import { Field, Input } from '@/shared/ui/field';
import { SegmentedControl } from '@/shared/ui/segmented';
import { AlumChoice } from './alum-choice';

const LENGTHS = { '15': 15, '30': 30, '45': 45, '60': 60 } as const;
type Length = keyof typeof LENGTHS;
const LENGTH_CHOICES = (['15', '30', '45', '60'] as const).map((value) => ({ value, label: value }));
const MIN_TOPIC = 3;

interface JointCallFormProps {
  viewer: number;
  /** The alumni of each of the two colleges, at least one of each. */
  sides: readonly [readonly JointCallCandidate[], readonly JointCallCandidate[]];
  onDone: () => void;
}

/** The form for a joint call: one alum of each college, the time and the topic. */
export function JointCallForm({ viewer, sides, onDone }: JointCallFormProps) {
  const zone = deviceZone();
  const slotErrorId = useId();
  const [chosen, setChosen] = useState({ one: sides[0][0]?.id ?? 0, other: sides[1][0]?.id ?? 0 });
  const [length, setLength] = useState<Length>('30');
  const [slot, setSlot] = useState('');
  const [topic, setTopic] = useState('');
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const propose = useProposeJointCall();
  const isOnline = useOnline();
  const alumniIds = [chosen.one, chosen.other];
  const typed = topic.trim();
  const topicError = typed !== '' && typed.length < MIN_TOPIC ? `Use ${MIN_TOPIC} characters or more` : undefined;
  const slotError = slot === '' ? 'Choose a time' : undefined;

  const choose = (next: Partial<typeof chosen>) => {
    setChosen((before) => ({ ...before, ...next }));
    setSlot('');
  };

  const submit = useOneAtATime(async () => {
    setWasSubmitted(true);
    if (slotError || topicError) return;
    try {
      await propose.mutateAsync({
        alumniIds,
        startTime: slot,
        lengthMinutes: LENGTHS[length],
        topic: typed === '' ? null : typed,
      });
    } catch {
      // Shown below; the chosen time may be taken by now.
      return;
    }
    onDone();
  });

  return (
    <form
      noValidate
      aria-label="Propose a joint call"
      className="card grid grid-cols-1 gap-5 p-5"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <AlumChoice alumni={sides[0]} value={chosen.one} onChange={(one) => choose({ one })} />
      <AlumChoice alumni={sides[1]} value={chosen.other} onChange={(other) => choose({ other })} />
      <div className="grid gap-1">
        <p aria-hidden="true" className="font-semibold">
          Length in minutes
        </p>
        <div className="w-fit">
          <SegmentedControl
            legend="Length in minutes"
            value={length}
            onChange={(next) => {
              setLength(next);
              setSlot('');
            }}
            choices={LENGTH_CHOICES}
          />
        </div>
      </div>
      <div className="grid gap-2">
        <p className="text-muted">Times when all of you are free, in {zoneName(zone)}</p>
        <SlotPicker
          key={alumniIds.join()}
          query={(range) => jointSlotsQuery(alumniIds, range, viewer)}
          label="Days when all of you are free"
          empty="There’s no time this month when all of you are free. Try next month, or a shorter call."
          zone={zone}
          length={length}
          value={slot}
          onChoose={setSlot}
          errorId={wasSubmitted && slotError ? slotErrorId : undefined}
        />
        {wasSubmitted && slotError && (
          <p id={slotErrorId} role="alert" className="text-sm font-semibold text-danger">
            {slotError}
          </p>
        )}
      </div>
      <Field
        label="Topic"
        optional
        error={wasSubmitted ? topicError : undefined}
        hint="What you’d like to hear from both sides."
      >
        {(field) => (
          <Input
            {...field}
            value={topic}
            onChange={(event) => setTopic(event.target.value)}
            maxLength={120}
            autoComplete="off"
          />
        )}
      </Field>
      {propose.error && (
        <p role="alert" className="text-danger">
          {detailedRefusalText(propose.error)}
        </p>
      )}
      <p className="text-muted">Each of them sees who else takes part. The call takes place if both accept.</p>
      <Button type="submit" busy={propose.isPending} disabled={!isOnline}>
        Ask both
      </Button>
    </form>
  );
}
