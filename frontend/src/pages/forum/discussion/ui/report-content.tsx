import { ConfirmEmailNotice } from '@/features/confirm-email';
import { lazyComponent } from '@/shared/ui/lazy-component';
import { useReportContent } from '../api/use-discussion-changes';

const ReportDialog = lazyComponent(async () => ({ default: (await import('@/entities/report')).ReportDialog }));

const DIALOG_TITLES = { post: 'Report this discussion', reply: 'Report this reply' } as const;

export interface ReportedContent {
  type: 'post' | 'reply';
  id: number;
}

/** Reports a discussion or a reply to the moderators. */
export function ReportContentDialog({ type, id, onClose }: ReportedContent & { onClose: () => void }) {
  const report = useReportContent(type, id);
  return (
    <ReportDialog
      title={DIALOG_TITLES[type]}
      draft={`report-${type}:${id}`}
      description="The author won't know who reported it."
      question="What's wrong with it?"
      howToConfirm={<ConfirmEmailNotice />}
      open
      onOpenChange={(open) => !open && onClose()}
      onSend={(complaint) => report.mutateAsync(complaint)}
    />
  );
}
