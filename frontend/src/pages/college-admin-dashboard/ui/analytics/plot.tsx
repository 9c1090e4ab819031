import { useId, useState, type ReactNode } from 'react';
import { Button } from '@/shared/ui/button';
import type { PlotRow } from '../../model/statistics-labels';
import { SuppressionNotice } from './suppression-notice';

interface StatisticsPlotProps {
  title: string;
  /** The unit of the figures, as a column header of the table: 'Students'. */
  unit: string;
  /** Null if all rows are hidden. */
  rows: readonly PlotRow[] | null;
  k: number;
  note?: string;
  /** The value of a full bar; the greatest value by default. Percentages have 100. */
  most?: number;
  /** Shown instead of bars. */
  picture?: ReactNode;
}

/** Figures as bars or another picture, or as a table. */
export function StatisticsPlot({ title, unit, rows, k, note, most, picture }: StatisticsPlotProps) {
  const [isTable, setIsTable] = useState(false);
  const id = useId();
  const isHidden = rows === null || rows.every(({ value }) => value === null);
  const hasGaps = !isHidden && rows.some(({ value }) => value === null);
  return (
    <section aria-labelledby={id} className="card grid grid-cols-1 content-start gap-4 p-5">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {!isHidden && (
          <Button variant="plain" aria-pressed={isTable} onClick={() => setIsTable(!isTable)}>
            View as table<span className="sr-only"> of {title.toLowerCase()}</span>
          </Button>
        )}
      </header>
      {isHidden ? (
        <SuppressionNotice k={k} />
      ) : isTable ? (
        <PlotTable title={title} unit={unit} rows={rows} />
      ) : (
        (picture ?? <PlotBars rows={rows} most={most} />)
      )}
      {hasGaps && <SuppressionNotice k={k} isPart />}
      {note && <p className="text-sm text-muted">{note}</p>}
    </section>
  );
}

const formatRowValue = ({ value, text }: PlotRow) =>
  value === null ? 'Hidden' : (text ?? value.toLocaleString('en-US'));

const maxRowValue = (rows: readonly PlotRow[]) => Math.max(1, ...rows.map(({ value }) => value ?? 0));

function PlotBars({ rows, most = maxRowValue(rows) }: { rows: readonly PlotRow[]; most?: number | undefined }) {
  return (
    <dl className="grid gap-3">
      {rows.map((row) => (
        <div key={row.label} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1">
          <dt className="wrap-anywhere">{row.label}</dt>
          <dd className={`num ${row.value === null ? 'text-muted' : 'font-semibold'}`}>{formatRowValue(row)}</dd>
          <dd aria-hidden="true" className="col-span-2 h-2 overflow-hidden rounded-full bg-sunken">
            <div className="h-full bg-ivy" style={{ width: `${((row.value ?? 0) / most) * 100}%` }} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Shows the latest column first where not all of them fit. */
function scrollToEnd(group: HTMLElement | null): void {
  group?.scrollTo?.({ left: group.scrollWidth });
}

/** Figures along time, from left to right; the text is in the table, and beside the columns for screen readers. */
export function TimeColumns({ rows }: { rows: readonly PlotRow[] }) {
  const max = maxRowValue(rows);
  return (
    <div
      ref={scrollToEnd}
      tabIndex={0}
      role="group"
      aria-label="Weeks, from the first to the last"
      className="overflow-x-auto"
    >
      <dl className="flex min-w-fit items-end gap-1">
        {rows.map((row) => (
          <div
            key={row.label}
            className="flex min-w-fit flex-1 basis-5.5 flex-col items-center gap-1 text-center text-xs"
          >
            <dt className="order-last h-10 w-0 min-w-full text-muted">{row.label}</dt>
            <dd className={`num ${row.value === null ? 'text-muted' : 'font-semibold'}`}>{formatRowValue(row)}</dd>
            <dd aria-hidden="true" className="flex h-32 w-full min-w-5.5 items-end rounded-t-control bg-sunken">
              <div
                className="w-full rounded-t-control bg-ivy"
                style={{ height: `${((row.value ?? 0) / max) * 100}%` }}
              />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function PlotTable({ title, unit, rows }: Pick<StatisticsPlotProps, 'title' | 'unit'> & { rows: readonly PlotRow[] }) {
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr className="border-b border-line text-left">
          <th scope="col" className="py-2 pr-3">
            {title}
          </th>
          <th scope="col" className="py-2 text-right">
            {unit}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label} className="border-b border-line">
            <th scope="row" className="py-2 pr-3 font-normal wrap-anywhere">
              {row.label}
            </th>
            <td className="num py-2 text-right">{formatRowValue(row)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
