import type { ProgramColumn } from '../model/program-figures';

/** A column, where its figures come from, and the ID of the element that says so. */
export interface CaptionedColumn extends ProgramColumn {
  /** Empty if it has no figures. */
  caption: string;
  captionId: string;
}

/** Where the figures of each column come from, and the period they describe. */
export function ColumnCaptions({ columns }: { columns: readonly CaptionedColumn[] }) {
  const sourced = columns.filter(({ caption }) => caption !== '');
  if (sourced.length === 0) return null;
  return (
    <dl className="grid max-w-[110ch] gap-0.5 text-xs text-muted">
      {sourced.map(({ name, label, caption, captionId }) => (
        <div key={name}>
          <dt className="inline font-semibold">{label}:</dt>{' '}
          <dd id={captionId} className="num inline">
            {caption}
          </dd>
        </div>
      ))}
    </dl>
  );
}
