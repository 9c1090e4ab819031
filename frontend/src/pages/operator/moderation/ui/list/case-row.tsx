import { Link } from '@tanstack/react-router';
import { formatTimeAgo, formatDateTime } from '@/shared/lib/dates';
import type { CaseStatus, ModerationCase } from '../../api/cases';
import { toSearchParams } from '../../model/search-params';
import { caseTitle, OUTCOME_LABELS, REASON_LABELS, reportCountText } from '../../model/moderation-labels';
import { UrgentChip } from '../urgent-chip';
import { Chip } from '@/shared/ui/chip';

interface CaseRowProps {
  one: ModerationCase;
  /** Status of the list it is in. */
  status: CaseStatus;
  isOpen: boolean;
}

/** One case in the list: target, reasons, number of reports and time. */
export function CaseRow({ one, status, isOpen }: CaseRowProps) {
  const { id, isUrgent, reasons, reportCount, lastReportedAt, claimedBy, outcome } = one;
  return (
    <li>
      <Link
        to="/moderation"
        search={toSearchParams(status, id)}
        resetScroll={false}
        data-case={id}
        aria-current={isOpen ? 'true' : undefined}
        className="grid grid-cols-1 gap-1 p-3 -outline-offset-3 hover:bg-sunken aria-[current=true]:bg-sunken aria-[current=true]:shadow-[inset_3px_0_var(--ivy)] forced-colors:aria-[current=true]:outline-2"
      >
        <span className="font-semibold wrap-anywhere">{caseTitle(one)}</span>
        <span className="flex flex-wrap gap-1">
          {isUrgent && <UrgentChip />}
          {reasons.map((reason) => (
            <Chip key={reason} tone="grey">
              {REASON_LABELS[reason]}
            </Chip>
          ))}
          {outcome && <Chip>{OUTCOME_LABELS[outcome]}</Chip>}
          {claimedBy && !claimedBy.isOperator && status !== 'closed' && <Chip tone="gold">Claim expired</Chip>}
        </span>
        <span className="text-sm text-muted">
          {reportCountText(reportCount)} ·{' '}
          <time dateTime={lastReportedAt} title={formatDateTime(lastReportedAt)}>
            {formatTimeAgo(lastReportedAt)}
          </time>
          {claimedBy && status !== 'closed' && ` · ${claimedBy.fullName}`}
        </span>
      </Link>
    </li>
  );
}
