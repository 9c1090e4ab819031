import { Flag } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { readable, type ReportReason, type Review } from '@/shared/api';
import { useAuth } from '@/shared/auth';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Field, Textarea } from '@/shared/ui/field';
import { useReportReview } from '../api/use-review-changes';

const REASONS: readonly { reason: ReportReason; label: string }[] = [
  { reason: 'spam', label: 'Advertising or spam' },
  { reason: 'abuse', label: 'Insults or threats' },
  { reason: 'false', label: 'Not true' },
  { reason: 'private', label: 'Private things about somebody' },
  { reason: 'other', label: 'Something else' },
];

/** Tells those who look after the product that something is wrong with a review. */
export function ReportReview({ review, howToConfirm }: { review: Review; howToConfirm: ReactNode }) {
  const { user } = useAuth();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="plain" className="px-3" onClick={() => setIsOpen(true)}>
        <Flag size={18} aria-hidden="true" />
        Report<span className="sr-only"> the review by {review.authorName}</span>
      </Button>
      <Dialog
        title="Report this review"
        description="Its author does not learn who reported it."
        open={isOpen}
        onOpenChange={setIsOpen}
      >
        {user?.emailVerified ? (
          <ReportForm review={review} onDone={() => setIsOpen(false)} />
        ) : (
          <div className="grid gap-3">
            <p>Please confirm your email address first, with the link we sent you.</p>
            {howToConfirm}
          </div>
        )}
      </Dialog>
    </>
  );
}

function ReportForm({ review, onDone }: { review: Review; onDone: () => void }) {
  const [reason, setReason] = useState<ReportReason>('spam');
  const [note, setNote] = useState('');
  const report = useReportReview(review.id);
  const name = useId();
  return (
    <form
      aria-label="Report this review"
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        report.mutate({ reason, note }, { onSuccess: onDone });
      }}
    >
      <fieldset>
        <legend className="font-semibold">What is wrong with it?</legend>
        {REASONS.map((one) => (
          <label key={one.reason} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name={name}
              checked={one.reason === reason}
              onChange={() => setReason(one.reason)}
              className="size-5 accent-ivy"
            />
            {one.label}
          </label>
        ))}
      </fieldset>
      <Field label="Anything to add?" optional>
        {(field) => (
          <Textarea
            {...field}
            value={note}
            onChange={(event) => setNote(event.target.value)}
            maxLength={500}
            className="min-h-20"
          />
        )}
      </Field>
      {report.isError && (
        <p role="alert" className="text-danger">
          {readable(report.error)}
        </p>
      )}
      <Button type="submit" busy={report.isPending}>
        Send report
      </Button>
    </form>
  );
}
