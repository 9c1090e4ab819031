import { Link } from '@tanstack/react-router';
import { day } from '@/shared/lib/dates';
import { Chip } from '@/shared/ui/chip';
import type { CaseStatus, ModerationCase } from '../../api/cases';
import { addressOf } from '../../model/search-params';
import { caseTitle, OUTCOMES, REASONS } from '../../model/moderation-labels';
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
              search={addressOf(status, one.id)}
              className="link inline-flex min-h-11 items-center wrap-anywhere"
            >
              {caseTitle(one)}
            </Link>
            <span className="text-sm text-muted">
              {one.reasons.map((reason) => REASONS[reason]).join(', ')} · {day(one.lastReportedAt)}
            </span>
            <Chip tone={one.outcome ? 'ivy' : 'grey'}>
              {one.outcome ? OUTCOMES[one.outcome] : STATUSES[one.status]}
            </Chip>
          </li>
        ))}
      </ul>
    </CaseSection>
  );
}

const STATUSES = { open: 'Open', claimed: 'Claimed', closed: 'Closed' } as const;
