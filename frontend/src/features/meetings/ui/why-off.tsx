import type { Meeting } from '@/shared/api';
import { isOn } from '../model/meeting-labels';

/** That a meeting does not take place, and the reason where one was given. Nothing where it does. */
export function WhyOff({ meeting }: { meeting: Meeting }) {
  const { status, reason } = meeting;
  if (isOn(meeting)) return null;
  return (
    <div className="mt-2 wrap-anywhere">
      <p>This meeting was {status}.</p>
      {reason && <p className="whitespace-pre-line text-muted">Reason: {reason}</p>}
    </div>
  );
}
