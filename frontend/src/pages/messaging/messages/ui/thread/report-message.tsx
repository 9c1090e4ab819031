import { useState } from 'react';
import type { Message } from '@/entities/conversation';
import { ConfirmEmailNotice } from '@/features/confirm-email';
import { lazyComponent } from '@/shared/ui/lazy-component';
import { useReportMessage } from '../../api/use-report-message';

const ReportDialog = lazyComponent(async () => ({ default: (await import('@/entities/report')).ReportDialog }));

interface ReportMessageDialogProps {
  /** Name of the author. */
  name: string;
  /** The message to report; null while the dialog is closed. */
  message: Message | null;
  onClose: () => void;
}

/** Reports a received message to the moderators, with the messages before it. */
export function ReportMessageDialog({ name, message, onClose }: ReportMessageDialogProps) {
  const [shown, setShown] = useState(message);
  if (message && message !== shown) setShown(message);
  const report = useReportMessage();
  if (!shown) return null;
  return (
    <ReportDialog
      key={shown.id}
      title="Report this message"
      draft={`report-message:${shown.id}`}
      description={`Moderators see this message and up to 10 before it. ${name} won't know who reported it.`}
      question="What's wrong with it?"
      howToConfirm={<ConfirmEmailNotice />}
      open={message !== null}
      onOpenChange={(open) => !open && onClose()}
      onSend={(complaint) => report.mutateAsync({ id: shown.id, complaint })}
    />
  );
}
