import type { Meeting } from '@/entities/meeting';
import { focusPageHeading } from '@/shared/lib/focus';
import { detailedRefusalText } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { useReportOutcome } from '../../api/use-meeting-changes';
import { meetingTitle } from '../../model/meeting-labels';
import { OUTCOME_OPTIONS } from '../../model/outcomes';

/** Asks whether a past meeting happened, without a dialog. A rating can be added later on the Events page. */
export function InlineOutcomeQuestion({ meeting }: { meeting: Meeting }) {
  const outcomeMutation = useReportOutcome(meeting);
  const isOnline = useOnline();
  return (
    <div className="mt-2 grid gap-2">
      <div role="group" aria-label={`Did it happen? ${meetingTitle(meeting)}`} className="flex flex-wrap gap-2">
        {OUTCOME_OPTIONS.map(({ value, label }) => (
          <Button
            key={value}
            variant="quiet"
            busy={outcomeMutation.isPending && outcomeMutation.variables.outcome === value}
            disabled={!isOnline || outcomeMutation.isPending}
            // The answered meeting disappears from the page, with its focused button.
            onClick={() => outcomeMutation.mutate({ outcome: value }, { onSuccess: focusPageHeading })}
          >
            {label}
          </Button>
        ))}
      </div>
      {outcomeMutation.error && (
        <p role="alert" className="text-danger">
          {detailedRefusalText(outcomeMutation.error)}
        </p>
      )}
    </div>
  );
}
