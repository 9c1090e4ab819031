import { ConfirmEmailNotice } from '@/features/confirm-email';
import { lazyComponent } from '@/shared/ui/lazy-component';
import { useReport } from '../api/use-discussion-changes';

const ReportDialog = lazyComponent(async () => ({ default: (await import('@/entities/report')).ReportDialog }));

const REASONS = {
  spam: 'Advertising or spam',
  abuse: 'Insults, threats or unwanted advances',
  false: 'Not true',
  private: 'Private information about someone',
  other: 'Something else',
} as const;

const TITLES = { post: 'Report this discussion', reply: 'Report this reply' } as const;

export interface Reported {
  type: 'post' | 'reply';
  id: number;
}

/** Reports a discussion or a reply to the moderators. */
export function ReportContent({ type, id, onClose }: Reported & { onClose: () => void }) {
  const report = useReport(type, id);
  return (
    <ReportDialog
      title={TITLES[type]}
      draft={`report-${type}:${id}`}
      description="The author won't know who reported it."
      question="What's wrong with it?"
      reasons={REASONS}
      howToConfirm={<ConfirmEmailNotice />}
      open
      onOpenChange={(open) => !open && onClose()}
      onSend={(complaint) => report.mutateAsync(complaint)}
    />
  );
}
