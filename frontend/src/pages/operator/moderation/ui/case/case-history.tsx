import { moment } from '@/shared/lib/dates';
import type { CaseHistoryEntry, ModerationCaseDetail } from '../../api/cases';
import { historyText } from '../../model/moderation-labels';
import type { useCaseChange } from '../../api/use-case-changes';
import { AddNote } from './add-note';
import { CaseSection } from './case-section';

interface CaseHistoryProps {
  found: ModerationCaseDetail;
  change: ReturnType<typeof useCaseChange>;
}

const endOfEntry = ({ action, until }: CaseHistoryEntry): string => {
  if (action !== 'suspend' && action !== 'change-suspension') return '';
  return until ? `Ends ${moment(until)}` : 'No end date';
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
                <span className="font-semibold">{historyText(entry)}</span>
              </p>
              <p className="text-muted empty:hidden">{endOfEntry(entry)}</p>
              {entry.note && <p className="wrap-anywhere whitespace-pre-wrap">{entry.note}</p>}
              <p className="text-sm wrap-anywhere text-muted">
                {entry.operatorName} · <time dateTime={entry.at}>{moment(entry.at)}</time>
              </p>
            </li>
          ))}
        </ol>
      )}
      <AddNote caseId={id} change={change} />
    </CaseSection>
  );
}
