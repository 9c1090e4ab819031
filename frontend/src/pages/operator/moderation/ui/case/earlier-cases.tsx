import { Link } from '@tanstack/react-router';
import { formatDate } from '@/shared/lib/dates';
import { Chip } from '@/shared/ui/chip';
import type { CaseStatus, ModerationCase } from '../../api/cases';
import { toSearchParams } from '../../model/search-params';
import { caseTitle, OUTCOME_LABELS, REASON_LABELS } from '../../model/moderation-labels';
import { CaseSection } from './case-section';

/** Other cases about the same person. */
export function EarlierCases({ cases, status }: { cases: readonly ModerationCase[]; status: CaseStatus }) {
  if (cases.length === 0) return null;
  return (
    <CaseSection title="Other cases about this person">
      <ul className="grid grid-cols-1 divide-y divide-line">
        {cases.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1">
            <Link
              to="/moderation"
              search={toSearchParams(status, one.id)}
              className="link inline-flex min-h-11 items-center wrap-anywhere"
            >
              {caseTitle(one)}
            </Link>
            <span className="text-sm text-muted">
              {one.reasons.map((reason) => REASON_LABELS[reason]).join(', ')} · {formatDate(one.lastReportedAt)}
            </span>
            <Chip tone={one.outcome ? 'ivy' : 'grey'}>
              {one.outcome ? OUTCOME_LABELS[one.outcome] : STATUS_LABELS[one.status]}
            </Chip>
          </li>
        ))}
      </ul>
    </CaseSection>
  );
}

const STATUS_LABELS = { open: 'Open', claimed: 'Claimed', closed: 'Closed' } as const;
