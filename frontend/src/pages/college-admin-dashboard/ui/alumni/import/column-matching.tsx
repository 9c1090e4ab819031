import { Select } from '@/shared/ui/select';
import { ALUMNI_COLUMNS, type AlumniColumn, type ColumnChoice } from '../../../model/alumni-columns';
import type { AlumniFile } from '../../../model/read-alumni-file';

interface ColumnMatchingProps {
  file: AlumniFile;
  choice: ColumnChoice;
  onMatch: (at: number, column: AlumniColumn | null) => void;
}

/** Matches each column of the file with a column of the template. */
export function ColumnMatching({ file, choice, onMatch }: ColumnMatchingProps) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-xl">Match the columns of {file.name}</legend>
      {file.header.map((name, at) => (
        <label key={`${at} ${name}`} className="grid items-center gap-1 sm:grid-cols-2 sm:gap-4">
          <span className="min-w-0 wrap-anywhere">
            <span className="font-semibold">{name || `Column ${at + 1}`}</span>{' '}
            <span className="text-sm text-muted">{file.rows[0]?.[at]}</span>
          </span>
          <Select
            value={choice[at] ?? ''}
            onChange={({ target }) => onMatch(at, (target.value || null) as AlumniColumn | null)}
          >
            <option value="">Leave out</option>
            {ALUMNI_COLUMNS.map((column) => (
              <option key={column.name} value={column.name}>
                {column.label}
                {column.required ? ' (required)' : ''}
              </option>
            ))}
          </Select>
        </label>
      ))}
    </fieldset>
  );
}
