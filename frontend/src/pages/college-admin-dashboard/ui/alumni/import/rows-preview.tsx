import { ALUMNI_COLUMNS, findCellError, type ColumnChoice } from '../../../model/alumni-columns';
import type { AlumniFile } from '../../../model/read-alumni-file';

const PREVIEW_ROW_COUNT = 20;

/** A preview of the first rows as they will be parsed, with the errors of each cell. */
export function RowsPreview({ file, choice }: { file: AlumniFile; choice: ColumnChoice }) {
  const columns = ALUMNI_COLUMNS.flatMap(({ name, label }) => {
    const at = choice.indexOf(name);
    return at < 0 ? [] : [{ name, label, at }];
  });
  const rows = file.rows.slice(0, PREVIEW_ROW_COUNT);
  return (
    <div role="region" aria-label="Preview" tabIndex={0} className="overflow-x-auto">
      <table className="w-full text-sm">
        <caption className="mb-2 text-left text-muted">
          {file.rows.length > PREVIEW_ROW_COUNT
            ? `The first ${PREVIEW_ROW_COUNT} of ${file.rows.length.toLocaleString('en-US')} rows`
            : 'All rows'}
        </caption>
        <thead>
          <tr className="border-b border-line text-left">
            <th scope="col" className="p-2">
              Row
            </th>
            {columns.map(({ name, label }) => (
              <th key={name} scope="col" className="p-2 whitespace-nowrap">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, n) => (
            <tr key={n} className="border-b border-line align-top">
              <th scope="row" className="num p-2 font-normal text-muted">
                {n + 2}
              </th>
              {columns.map(({ name, at }) => {
                const fault = findCellError(name, cells[at] ?? '');
                return (
                  <td key={name} className={`p-2 ${fault ? 'bg-danger-soft text-on-danger-soft' : ''}`}>
                    {cells[at]}
                    {fault && <span className="block font-semibold">{fault}</span>}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
