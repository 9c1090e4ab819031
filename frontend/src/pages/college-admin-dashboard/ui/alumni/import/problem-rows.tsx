import { Download } from 'lucide-react';
import { useState } from 'react';
import { plural } from '@/shared/lib/plural';
import { saveFile } from '@/shared/lib/save-file';
import { Button } from '@/shared/ui/button';
import { Field, Input } from '@/shared/ui/field';
import type { ProblemRow } from '../../../api/alumni-import';
import { ALUMNI_COLUMNS, type ColumnChoice } from '../../../model/alumni-columns';
import { rowIndexOfLine, toProblemRowsFile, type AlumniFile } from '../../../model/read-alumni-file';

/** More are easier to correct in a spreadsheet. */
const MAX_EDITABLE_ROWS = 20;
const PROBLEM_FILE_NAME = 'alumni_problem_rows.csv';

interface ProblemRowsProps {
  file: AlumniFile;
  choice: ColumnChoice;
  problems: readonly ProblemRow[];
  /** @param changed the corrected rows, by their index in the file */
  onCorrect: (changed: ReadonlyMap<number, string[]>) => void;
}

/** The rows that can't be imported yet: to correct here, or to download with all columns of the file. */
export function ProblemRows({ file, choice, problems, onCorrect }: ProblemRowsProps) {
  const [changed, setChanged] = useState<ReadonlyMap<number, string[]>>(new Map());
  const shown = problems.slice(0, MAX_EDITABLE_ROWS);
  const columns = ALUMNI_COLUMNS.flatMap(({ name, label }) => {
    const at = choice.indexOf(name);
    return at < 0 ? [] : [{ label, at }];
  });
  const write = (index: number, at: number, text: string) => {
    const cells = [...(changed.get(index) ?? file.rows[index] ?? [])];
    for (let n = cells.length; n < at; n++) cells[n] = '';
    cells[at] = text;
    setChanged(new Map([...changed, [index, cells]]));
  };
  return (
    <form
      aria-label="Rows with problems"
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onCorrect(changed);
      }}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h4 className="text-lg">
          {plural(problems.length, { one: '# row with a problem', other: '# rows with problems' })}
        </h4>
        <Button variant="quiet" onClick={() => saveFile(PROBLEM_FILE_NAME, toProblemRowsFile(file, problems))}>
          <Download size={18} aria-hidden="true" />
          Download these rows
        </Button>
      </div>
      <ul className="grid gap-4">
        {shown.map(({ row, message }) => {
          const index = rowIndexOfLine(row);
          const cells = changed.get(index) ?? file.rows[index] ?? [];
          return (
            <li key={row} className="rounded-control border border-line p-3">
              <fieldset className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
                <legend className="mb-2 font-semibold wrap-anywhere">{`Row ${row}: ${message}`}</legend>
                {columns.map(({ label, at }) => (
                  <Field key={label} label={label}>
                    {(field) => (
                      <Input
                        {...field}
                        value={cells[at] ?? ''}
                        onChange={({ target }) => write(index, at, target.value)}
                      />
                    )}
                  </Field>
                ))}
              </fieldset>
            </li>
          );
        })}
      </ul>
      {problems.length > shown.length && (
        <p className="text-sm text-muted">
          This page shows the first {MAX_EDITABLE_ROWS}. Download the file to correct all of them in a spreadsheet.
        </p>
      )}
      <Button type="submit" variant="quiet" className="justify-self-start" disabled={changed.size === 0}>
        Check the corrected rows
      </Button>
    </form>
  );
}
