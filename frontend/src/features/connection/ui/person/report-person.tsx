import { Flag } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useDraftDialog } from '@/shared/lib/drafts';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { lazyComponent } from '@/shared/ui/lazy-component';
import { useReportPerson } from '../../api/use-report';
import type { Person } from '../../model/connection-labels';

const ReportDialog = lazyComponent(async () => ({ default: (await import('@/entities/report')).ReportDialog }));

const REASON_LABELS = {
  spam: 'Advertising or spam',
  abuse: 'Insults, threats or unwanted advances',
  false: 'Not who they say they are',
  private: 'Shares private information about someone',
  other: 'Something else',
} as const;

interface ReportPersonProps {
  person: Person;
  /** How to confirm the address, for users who haven't. */
  howToConfirm: ReactNode;
}

/** Reports a person to the operators. After that, the button shows that they are reported. */
export function ReportPerson({ person, howToConfirm }: ReportPersonProps) {
  const draft = `report:${person.id}`;
  const [isOpen, setIsOpen] = useDraftDialog(draft);
  const [wasOpened, setWasOpened] = useState(isOpen);
  const isOnline = useOnline();
  const report = useReportPerson(person);
  const isReported = report.isSuccess;
  return (
    <>
      <Button
        variant="plain"
        size="compact"
        className="aria-disabled:text-muted aria-disabled:hover:bg-transparent"
        disabled={!isOnline}
        aria-disabled={isReported || undefined}
        onClick={() => {
          if (isReported) return;
          setWasOpened(true);
          setIsOpen(true);
        }}
      >
        <Flag size={18} aria-hidden="true" />
        {isReported ? 'Reported' : 'Report'}
        <span className="sr-only"> {person.fullName}</span>
      </Button>
      {wasOpened && (
        <ReportDialog
          title={`Report ${person.fullName}`}
          draft={draft}
          description="They won’t know who reported them. If you don’t want to see them anymore, block them too."
          question="What’s wrong?"
          reasons={REASON_LABELS}
          howToConfirm={howToConfirm}
          open={isOpen}
          onOpenChange={setIsOpen}
          onSend={(complaint) => report.mutateAsync(complaint)}
        />
      )}
    </>
  );
}
