import type { Meeting } from '@/entities/meeting';
import { isPendingOrConfirmed } from '../../model/meeting-labels';

/** Shows that a meeting is off, with the reason if there is one. Renders nothing for other meetings. */
export function CancellationReason({ meeting }: { meeting: Meeting }) {
  const { status, reason } = meeting;
  if (isPendingOrConfirmed(meeting)) return null;
  return (
    <div className="mt-2 wrap-anywhere">
      <p>{status === 'cancelled' ? 'This meeting was canceled.' : 'This meeting was declined.'}</p>
      {reason && <p className="whitespace-pre-line text-muted">Reason: {reason}</p>}
    </div>
  );
}
