import type { Meeting } from '@/entities/meeting';
import { focusPageHeading } from '@/shared/lib/focus';
import { refusalInFull } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { useOutcome } from '../../api/use-meeting-changes';
import { titleOf } from '../../model/meeting-labels';
import { OUTCOMES } from '../../model/outcomes';

/** Asks whether a past meeting happened, without a dialog. A rating can be added later on the Events page. */
export function DidItHappenInline({ meeting }: { meeting: Meeting }) {
  const saying = useOutcome(meeting);
  const isOnline = useOnline();
  return (
    <div className="mt-2 grid gap-2">
      <div role="group" aria-label={`Did it happen? ${titleOf(meeting)}`} className="flex flex-wrap gap-2">
        {OUTCOMES.map(({ value, label }) => (
          <Button
            key={value}
            variant="quiet"
            busy={saying.isPending && saying.variables.outcome === value}
            disabled={!isOnline || saying.isPending}
            // The answered meeting disappears from the page, with its focused button.
            onClick={() => saying.mutate({ outcome: value }, { onSuccess: focusPageHeading })}
          >
            {label}
          </Button>
        ))}
      </div>
      {saying.error && (
        <p role="alert" className="text-danger">
          {refusalInFull(saying.error)}
        </p>
      )}
    </div>
  );
}
