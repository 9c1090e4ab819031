import type { User } from '@/shared/auth';
import { SegmentedControl } from '@/shared/ui/segmented';
import type { CaseStatus } from '../api/cases';
import { CaseDetail } from './case/case-detail';
import { CaseList } from './list/case-list';

interface ReportedCasesProps {
  viewer: User;
  status: CaseStatus;
  /** ID of the open case. */
  open: number | undefined;
  onChoose: (status: CaseStatus) => void;
  /** Returns to the list. */
  onLeave: () => void;
}

const STATUS_OPTIONS = [
  { value: 'open', label: 'Open' },
  { value: 'claimed', label: 'Claimed' },
  { value: 'closed', label: 'Closed' },
] as const;

/** The cases of one status, and the open case beside them. A small screen shows one of the two. */
export function ReportedCases({ viewer, status, open, onChoose, onLeave }: ReportedCasesProps) {
  const isOpen = open !== undefined;
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <div className={`grid grid-cols-1 gap-4 ${isOpen ? 'max-lg:hidden' : ''}`}>
        <div className="justify-self-start">
          <SegmentedControl legend="Cases to show" value={status} onChange={onChoose} choices={STATUS_OPTIONS} />
        </div>
        <CaseList key={status} viewer={viewer} status={status} open={open} />
      </div>
      {isOpen ? (
        <CaseDetail key={open} id={open} viewer={viewer} status={status} onLeave={onLeave} />
      ) : (
        <div className="card grid min-h-60 place-items-center p-6 text-center text-muted max-lg:hidden">
          <p>
            Choose a case to review it here.
            <br />
            Use <kbd>J</kbd> and <kbd>K</kbd> to move through the list, and <kbd>Enter</kbd> to open a case.
          </p>
        </div>
      )}
    </div>
  );
}
