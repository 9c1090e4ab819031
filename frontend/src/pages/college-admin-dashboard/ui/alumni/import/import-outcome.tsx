import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { plural } from '@/shared/lib/plural';
import { buttonStyles } from '@/shared/ui/button';
import { rejectedRowsUrl, type ImportResult } from '../../../api/alumni-import';

const formatCount = (count: number) => count.toLocaleString('en-US');

/** The result of an import. */
export function ImportOutcome({ result }: { result: ImportResult }) {
  const { processed, added, skipped, errorCount, importId } = result;
  const figures = [
    { label: 'Rows', value: processed },
    { label: 'Added', value: added },
    { label: 'Skipped', value: skipped },
    { label: 'Errors', value: errorCount },
  ];
  return (
    <section aria-labelledby="outcome" className="grid gap-4">
      <h3 id="outcome" className="text-xl">
        {errorCount > 0 ? 'Import completed with warnings' : 'Import successful'}
      </h3>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {figures.map(({ label, value }) => (
          <div key={label} className="card flex flex-col p-4">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="order-first font-display text-2xl font-bold">{formatCount(value)}</dd>
          </div>
        ))}
      </dl>
      <p className="text-muted">
        We email everyone we added. We skip duplicate rows, people who are already here, and people who don’t want to be
        imported. To protect their privacy, we don’t say which people we skipped.
      </p>
      <WarningRows result={result} />
      <ErrorRows result={result} />
      {errorCount > 0 && importId !== null && (
        <p>
          <a href={rejectedRowsUrl(importId)} download className={buttonStyles({ variant: 'quiet' })}>
            <Download size={18} aria-hidden="true" />
            Download rejected rows
          </a>
        </p>
      )}
    </section>
  );
}

/** The rejected rows with their errors. The server reports the first hundred. */
function ErrorRows({ result: { errors, errorCount } }: { result: ImportResult }) {
  return (
    <NumberedRows title="Errors" caption="Rows with errors" lines={errors} column="What to fix">
      {errorCount > errors.length && (
        <p className="p-2 text-sm text-muted">
          The file of rejected rows contains {formatCount(errorCount - errors.length)} more.
        </p>
      )}
    </NumberedRows>
  );
}

/** The rows that are imported without some of their optional cells. */
export function WarningRows({ result: { warnings, warningCount } }: { result: ImportResult }) {
  if (warningCount === 0) return null;
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">
        {plural(warningCount, {
          one: '# person is imported without an optional detail',
          other: '# people are imported without an optional detail',
        })}
      </summary>
      <NumberedRows
        title="Left out"
        caption="Rows with details that we leave out"
        lines={warnings}
        column="What is left out"
      >
        {warningCount > warnings.length && (
          <p className="p-2 text-sm text-muted">
            This list leaves out {formatCount(warningCount - warnings.length)} more.
          </p>
        )}
      </NumberedRows>
    </details>
  );
}

interface NumberedRowsProps {
  title: string;
  /** The accessible name of the table. */
  caption: string;
  /** "row: message". */
  lines: readonly string[];
  column: string;
  children: ReactNode;
}

function NumberedRows({ title, caption, lines, column, children }: NumberedRowsProps) {
  if (lines.length === 0) return null;
  const rows = lines.map((line) => {
    const at = line.indexOf(':');
    return { row: line.slice(0, at), message: line.slice(at + 1).trim() };
  });
  return (
    <div
      role="region"
      aria-label={title}
      tabIndex={0}
      className="max-h-80 overflow-y-auto rounded-control border border-line"
    >
      <table className="w-full text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line text-left">
            <th scope="col" className="p-2">
              Row
            </th>
            <th scope="col" className="p-2">
              {column}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, message }) => (
            <tr key={row} className="border-b border-line">
              <th scope="row" className="num p-2 text-left font-normal">
                {row}
              </th>
              <td className="p-2 wrap-anywhere">{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {children}
    </div>
  );
}
