import { Download } from 'lucide-react';
import { useId } from 'react';
import type { CollegeDetail } from '@/entities/college';
import { saveFile } from '@/shared/lib/save-file';
import { Button } from '@/shared/ui/button';
import { toCsv } from '../../lib/csv';
import { toSpreadsheetRows } from '../../model/comparison-table';
import { ShareActions } from './share-actions';

interface ComparisonActionsProps {
  colleges: readonly CollegeDetail[];
  isPlain: boolean;
  onPlain: (isPlain: boolean) => void;
  onlyDifferences: boolean;
  onOnlyDifferences: (onlyDifferences: boolean) => void;
}

/** Actions for a comparison. */
export function ComparisonActions({
  colleges,
  isPlain,
  onPlain,
  onlyDifferences,
  onOnlyDifferences,
}: ComparisonActionsProps) {
  const explanationId = useId();
  const link = `${window.location.origin}/compare?colleges=${colleges.map(({ id }) => id).join(',')}`;

  // The byte order mark makes spreadsheets read the file as UTF-8.
  const save = () => {
    const table = `\uFEFF${toCsv(toSpreadsheetRows(colleges, window.location.origin))}`;
    saveFile('college-comparison.csv', new Blob([table], { type: 'text/csv;charset=utf-8' }));
  };

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      <div className="mr-auto">
        <label className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
          <input
            type="checkbox"
            checked={isPlain}
            aria-describedby={explanationId}
            onChange={(event) => onPlain(event.target.checked)}
            className="size-4.5 accent-ivy"
          />
          View as table
        </label>
        <p id={explanationId} className="text-sm text-muted">
          Show only the numbers, without the lines.
        </p>
        {colleges.length > 1 && (
          <label className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
            <input
              type="checkbox"
              checked={onlyDifferences}
              onChange={(event) => onOnlyDifferences(event.target.checked)}
              className="size-4.5 accent-ivy"
            />
            Differences only
          </label>
        )}
      </div>
      <ShareActions link={link}>
        <Button variant="quiet" onClick={save}>
          <Download size={18} aria-hidden="true" />
          Download CSV
        </Button>
      </ShareActions>
    </div>
  );
}
