import { Button } from '@/shared/ui/button';
import { plural } from '@/shared/lib/plural';
import { Progress } from '@/shared/ui/progress';
import { missingColumns } from '../../../model/alumni-columns';
import type { ImportState, useAlumniImport } from '../../../model/use-alumni-import';
import { ColumnMatching } from './column-matching';
import { WarningRows } from './import-outcome';
import { ProblemRows } from './problem-rows';
import { RowsPreview } from './rows-preview';

type Importing = ReturnType<typeof useAlumniImport>;
type Sending = Extract<ImportState, { is: 'sending' }>;

const count = (many: number) => many.toLocaleString('en-US');
const errorsOf = (many: number) => plural(many, { one: '# error', other: '# errors' });

/** The current step for the selected file: matching columns, the check by the server, the import. */
export function ImportSteps({ importing }: { importing: Importing }) {
  const { state, choice, match, check, correct, start, back, cancel } = importing;
  if (state.is === 'sending') return <SendingFile state={state} onCancel={cancel} />;
  if (state.is === 'mapping') {
    const missing = missingColumns(choice);
    return (
      <>
        <ColumnMatching file={state.file} choice={choice} onMatch={match} />
        {missing.length > 0 ? (
          <p role="alert" className="text-danger">
            Choose a column for: {missing.map(({ label }) => label).join(', ')}.
          </p>
        ) : (
          <RowsPreview file={state.file} choice={choice} />
        )}
        <Button className="justify-self-start" disabled={missing.length > 0} onClick={() => void check(state.file)}>
          Check the file
        </Button>
      </>
    );
  }
  if (state.is === 'checked') {
    const { result, file } = state;
    return (
      <section aria-labelledby="checked" className="grid gap-4">
        <h3 id="checked" className="text-xl">
          {plural(result.added, {
            '=0': 'Nothing to import',
            one: 'Ready to import # person',
            other: 'Ready to import # people',
          })}
        </h3>
        <p>
          {count(result.processed)} rows checked: {count(result.added)} to import, {count(result.skipped)} skipped,{' '}
          {count(result.errorCount)} with errors. Nothing is stored yet.
        </p>
        <WarningRows result={result} />
        {result.problems.length > 0 && (
          <ProblemRows
            key={result.problems.map(({ row }) => row).join()}
            file={file}
            choice={choice}
            problems={result.problems}
            onCorrect={(changed) => void correct(file, changed)}
          />
        )}
        <div className="flex flex-wrap gap-2">
          {result.added > 0 && (
            <Button onClick={() => void start(file)}>
              {plural(result.added, { one: 'Import # alum', other: 'Import # alumni' })}
            </Button>
          )}
          <Button variant="quiet" onClick={() => back(file)}>
            Change columns
          </Button>
        </div>
      </section>
    );
  }
  return null;
}

/** Shows first how much of the file is uploaded, then how many of its rows are processed. */
function SendingFile({
  state: { file, isDryRun, sent, progress },
  onCancel,
}: {
  state: Sending;
  onCancel: () => void;
}) {
  const total = file.rows.length;
  const isSent = sent >= 1 || progress !== null;
  const label = isSent
    ? `${count(progress?.processed ?? 0)} of ${count(total)} rows · ${count(progress?.skipped ?? 0)} skipped · ${errorsOf(progress?.errors ?? 0)}`
    : `${Math.round(sent * 100)}% sent`;
  return (
    <section aria-label={isDryRun ? 'Checking the file' : 'Importing'} className="grid gap-3">
      <p className="font-semibold">{isDryRun ? 'Checking the file' : 'Importing'}</p>
      <Progress
        label={isDryRun ? 'Checking the file' : 'Importing'}
        value={isSent ? (progress?.processed ?? 0) : sent * total}
        max={total}
        description={label}
      />
      <p role="status" className="num text-sm text-muted">
        {label}
      </p>
      <Button variant="quiet" className="justify-self-start" onClick={onCancel}>
        Cancel
      </Button>
    </section>
  );
}
