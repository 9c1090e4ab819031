import { Field, Textarea } from '@/shared/ui/field';
import { SegmentedControl } from '@/shared/ui/segmented';
import type { CheckIn, CheckInDraft } from '../../api/check-ins';

const MAX_NEXT_STEP_LENGTH = 200;

type Helped = NonNullable<CheckInDraft['helped']>;

/** The part of a check-in that is asked besides whether the meeting took place. */
export interface CheckInDetails {
  helped: Helped | null;
  nextStep: string;
  isNextStepShared: boolean;
}

const HELPED_CHOICES: readonly { value: Helped | 'none'; label: string }[] = [
  { value: 'yes', label: 'Yes' },
  { value: 'a-little', label: 'A little' },
  { value: 'no', label: 'No' },
  { value: 'none', label: 'No answer' },
];

/** Returns the details of an earlier answer, or empty ones. */
export const toCheckInDetails = ({ answer }: Pick<CheckIn, 'answer'>): CheckInDetails => ({
  helped: answer?.helped ?? null,
  nextStep: answer?.nextStep ?? '',
  isNextStepShared: answer?.isNextStepShared ?? false,
});

interface CheckInFieldsProps {
  details: CheckInDetails;
  onChange: (details: CheckInDetails) => void;
  /** Whether to ask if the meeting helped. */
  asksHelped: boolean;
  /** The other participant. */
  name: string;
}

/** Asks a student whether the meeting helped, and both for their next step. */
export function CheckInFields({ details, onChange, asksHelped, name }: CheckInFieldsProps) {
  const { helped, nextStep, isNextStepShared } = details;
  return (
    <>
      {asksHelped && (
        <div className="grid w-fit gap-1">
          <p aria-hidden="true" className="font-semibold">
            Did it help?
          </p>
          <SegmentedControl
            legend="Did it help?"
            value={helped ?? 'none'}
            onChange={(value) => onChange({ ...details, helped: value === 'none' ? null : value })}
            choices={HELPED_CHOICES}
          />
        </div>
      )}
      <Field label="Your next step" optional>
        {(field) => (
          <Textarea
            {...field}
            value={nextStep}
            maxLength={MAX_NEXT_STEP_LENGTH}
            onChange={({ target }) => onChange({ ...details, nextStep: target.value })}
            className="min-h-16"
          />
        )}
      </Field>
      {nextStep.trim() && (
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            checked={isNextStepShared}
            onChange={({ target }) => onChange({ ...details, isNextStepShared: target.checked })}
            className="size-5 shrink-0 accent-ivy"
          />
          <span className="min-w-0 wrap-anywhere">Share the next step with {name}</span>
        </label>
      )}
    </>
  );
}
