import { formatDateTime } from '@/shared/lib/dates';
import { Chip } from '@/shared/ui/chip';
import type { CaseReport } from '../../api/cases';
import { REASON_LABELS } from '../../model/moderation-labels';
import { CaseSection } from './case-section';

/** Reports of the case: by whom, why and when. */
export function CaseReports({ reports }: { reports: readonly CaseReport[] }) {
  return (
    <CaseSection title="Reports">
      <ul className="grid grid-cols-1 gap-3">
        {reports.map(({ id, reason, note, createdAt, reporter }) => (
          <li key={id} className="grid gap-1 border-l-3 border-line pl-3">
            <p className="flex flex-wrap items-center gap-x-2">
              <Chip tone="grey">{REASON_LABELS[reason]}</Chip>
              <span className="font-semibold wrap-anywhere">{reporter?.fullName ?? 'Deleted user'}</span>
              <time dateTime={createdAt} className="text-sm text-muted">
                {formatDateTime(createdAt)}
              </time>
            </p>
            {note && <p className="wrap-anywhere whitespace-pre-wrap">{note}</p>}
          </li>
        ))}
      </ul>
    </CaseSection>
  );
}
