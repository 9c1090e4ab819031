import { Flag } from 'lucide-react';
import { useState } from 'react';
import { sendReport } from '@/entities/report';
import { Button } from '@/shared/ui/button';
import { lazyComponent } from '@/shared/ui/lazy-component';
import { toast } from '@/shared/ui/toast';

const ReportDialog = lazyComponent(async () => ({ default: (await import('@/entities/report')).ReportDialog }));

const WHAT = { 'open-question': 'question', 'open-answer': 'answer' } as const;

interface ReportTextProps {
  type: keyof typeof WHAT;
  id: number;
}

/** Reports a question or an answer to the moderators. For users with a confirmed address. */
export function ReportText({ type, id }: ReportTextProps) {
  const [isOpen, setIsOpen] = useState(false);
  const what = WHAT[type];
  return (
    <>
      <Button variant="plain" className="px-3 print:hidden" onClick={() => setIsOpen(true)}>
        <Flag size={18} aria-hidden="true" />
        Report<span className="sr-only"> this {what}</span>
      </Button>
      {isOpen && (
        <ReportDialog
          title={`Report this ${what}`}
          draft={`report-${type}:${id}`}
          description="The author won't know who reported it."
          question="What's wrong with it?"
          howToConfirm={null}
          open
          onOpenChange={setIsOpen}
          onSend={async (complaint) => {
            await sendReport(type, id, complaint);
            toast({ title: 'Report sent', text: 'Thank you. A moderator will review your report.' });
          }}
        />
      )}
    </>
  );
}
