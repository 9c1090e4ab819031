import { formatDateTime } from '@/shared/lib/dates';
import type { CaseHistoryEntry, ModerationCaseDetail } from '../../api/cases';
import { historyEntryText } from '../../model/moderation-labels';
import type { useCaseChange } from '../../api/use-case-changes';
import { AddNoteForm } from './add-note';
import { CaseSection } from './case-section';

interface CaseHistoryProps {
  found: ModerationCaseDetail;
  change: ReturnType<typeof useCaseChange>;
}

const suspensionEndText = ({ action, until }: CaseHistoryEntry): string => {
  if (action !== 'suspend' && action !== 'change-suspension') return '';
  return until ? `Ends ${formatDateTime(until)}` : 'No end date';
};

/** Actions and notes of operators, oldest first, and a field for another note. */
export function CaseHistory({ found: { id, history }, change }: CaseHistoryProps) {
  return (
    <CaseSection title="History and notes" lead="Only operators can read notes.">
      {history.length > 0 && (
        <ol className="grid grid-cols-1 gap-3">
          {history.map((entry, index) => (
            <li key={index} className="grid gap-1 border-l-3 border-ivy pl-3">
              <p>
                <span className="font-semibold">{historyEntryText(entry)}</span>
              </p>
              <p className="text-muted empty:hidden">{suspensionEndText(entry)}</p>
              {entry.note && <p className="wrap-anywhere whitespace-pre-wrap">{entry.note}</p>}
              <p className="text-sm wrap-anywhere text-muted">
                {entry.operatorName} · <time dateTime={entry.at}>{formatDateTime(entry.at)}</time>
              </p>
            </li>
          ))}
        </ol>
      )}
      <AddNoteForm caseId={id} change={change} />
    </CaseSection>
  );
}
