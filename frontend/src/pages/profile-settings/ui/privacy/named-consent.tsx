import { useState } from 'react';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import { Field } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import { CONSENT_LABELS, CONSENT_DURATIONS, consentEnd } from '../../model/activity-labels';

const CONSENT_DURATION_OPTIONS = CONSENT_DURATIONS.filter(({ days }) => days !== null);
const DEFAULT_CONSENT_DAYS = 90;

interface NamedConsentDialogProps {
  collegeName: string;
  open: boolean;
  busy: boolean;
  onOpenChange: (open: boolean) => void;
  /** @param expiresAt ISO 8601 in UTC */
  onConfirm: (expiresAt: string) => void;
}

/** Confirms that a college may see the activity of this one student, and asks until when. */
export function NamedConsentDialog({ collegeName, onConfirm, ...rest }: NamedConsentDialogProps) {
  const [days, setDays] = useState(DEFAULT_CONSENT_DAYS);
  return (
    <AlertDialog
      title={`Share your activity with ${collegeName}?`}
      text={`${CONSENT_LABELS.named.meaning} You can stop sharing at any time.`}
      confirm="Share my activity"
      onConfirm={() => onConfirm(consentEnd(days, new Date())!)}
      {...rest}
    >
      <div className="mt-4">
        <Field label="Until when">
          {(field) => (
            <Select {...field} value={days} onChange={({ target }) => setDays(Number(target.value))}>
              {CONSENT_DURATION_OPTIONS.map(({ label, days: value }) => (
                <option key={label} value={value!}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
    </AlertDialog>
  );
}
