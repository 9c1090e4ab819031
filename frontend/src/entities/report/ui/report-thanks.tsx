import { useState, type ReactNode } from 'react';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { toast } from '@/shared/ui/toast';
import { sendReport } from '../api/reports';
import { ReportDialog } from './report-dialog';

const REASON_LABELS = {
  spam: 'Advertising or spam',
  abuse: 'Insults or threats',
  false: 'Not true',
  private: 'Shares private information about someone',
  other: 'Something else',
} as const;

interface ReportThanksProps {
  id: number;
  /** Which thanks, for screen readers: "from Robin". */
  which: string;
  /** How to confirm the address, for users who haven't. */
  howToConfirm: ReactNode;
}

/** Reports a student's thanks to an alum to the operators. */
export function ReportThanks({ id, which, howToConfirm }: ReportThanksProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isOnline = useOnline();
  return (
    <>
      <Button variant="plain" size="compact" disabled={!isOnline} onClick={() => setIsOpen(true)}>
        Report<span className="sr-only"> thanks {which}</span>
      </Button>
      <ReportDialog
        title="Report these thanks"
        draft={`report-thanks:${id}`}
        description="The author won’t know who reported them."
        question="What’s wrong?"
        reasons={REASON_LABELS}
        howToConfirm={howToConfirm}
        open={isOpen}
        onOpenChange={setIsOpen}
        onSend={async (complaint) => {
          await sendReport('thanks', id, complaint);
          toast({ title: 'Report sent', text: 'Thanks for letting us know. We’ll review it.' });
        }}
      />
    </>
  );
}
