import { Flag } from 'lucide-react';
import type { ReactNode } from 'react';
import { ReportDialog } from '@/entities/report';
import { useDraftDialog } from '@/shared/lib/drafts';
import { Button } from '@/shared/ui/button';
import type { Review } from '../api/reviews';
import { useReportReview } from '../api/use-review-changes';
import { reportDraftKey } from '../model/drafts';

const REASON_LABELS = {
  spam: 'Advertising or spam',
  abuse: 'Insults or threats',
  false: 'Not true',
  private: 'Private information about someone',
  other: 'Something else',
} as const;

/** The dialog for reporting a review to the operators. */
export function ReportReview({ review, howToConfirm }: { review: Review; howToConfirm: ReactNode }) {
  const [isOpen, setIsOpen] = useDraftDialog(reportDraftKey(review.id));
  const report = useReportReview(review.id);
  return (
    <>
      <Button variant="plain" className="px-3" onClick={() => setIsOpen(true)}>
        <Flag size={18} aria-hidden="true" />
        Report<span className="sr-only"> the review by {review.authorName}</span>
      </Button>
      <ReportDialog
        title="Report this review"
        draft={reportDraftKey(review.id)}
        description="The author won’t know who reported it."
        question="What’s wrong with it?"
        reasons={REASON_LABELS}
        howToConfirm={howToConfirm}
        open={isOpen}
        onOpenChange={setIsOpen}
        onSend={(complaint) => report.mutateAsync(complaint)}
      />
    </>
  );
}
