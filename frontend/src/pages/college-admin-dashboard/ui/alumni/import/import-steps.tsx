import { Button } from '@/shared/ui/button';
import { plural } from '@/shared/lib/plural';
import { Progress } from '@/shared/ui/progress';
import { missingRequiredColumns } from '../../../model/alumni-columns';
import type { ImportState, useAlumniImport } from '../../../model/use-alumni-import';
import { ColumnMatching } from './column-matching';
import { WarningRows } from './import-outcome';
import { ProblemRows } from './problem-rows';
import { RowsPreview } from './rows-preview';

type AlumniImport = ReturnType<typeof useAlumniImport>;
type SendingState = Extract<ImportState, { is: 'sending' }>;

const formatCount = (count: number) => count.toLocaleString('en-US');
const errorCountText = (count: number) => plural(count, { one: '# error', other: '# errors' });

/** The current step for the selected file: matching columns, the check by the server, the import. */
export function ImportSteps({ importing }: { importing: AlumniImport }) {
  const { state, choice, match, check, correct, start, back, cancel } = importing;
  if (state.is === 'sending') return <SendingFile state={state} onCancel={cancel} />;
  if (state.is === 'mapping') {
    const missing = missingRequiredColumns(choice);
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
          {plural(result.processed, { one: '# row checked', other: '# rows checked' })}: {formatCount(result.added)} to
          import, {formatCount(result.skipped)} skipped, {formatCount(result.errorCount)} with errors. We haven’t stored
          anything yet.
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
  state: SendingState;
  onCancel: () => void;
}) {
  const total = file.rows.length;
  const isSent = sent >= 1 || progress !== null;
  const label = isSent
    ? `${formatCount(progress?.processed ?? 0)} of ${formatCount(total)} rows · ${formatCount(progress?.skipped ?? 0)} skipped · ${errorCountText(progress?.errors ?? 0)}`
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
