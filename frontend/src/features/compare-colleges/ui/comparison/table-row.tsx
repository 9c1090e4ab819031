import type { ReactNode } from 'react';

/** A row of the comparison, whose label stays visible. */
export function TableRow({ label, note, children }: { label: string; note?: string | undefined; children: ReactNode }) {
  return (
    <tr>
      <th
        scope="row"
        className="sticky left-0 z-10 border-t border-r border-line bg-surface p-2 align-top text-sm font-semibold wrap-break-word sm:p-3 sm:text-base text-muted"
      >
        {label}
        {note && <span className="num mt-1 block text-xs font-normal">{note}</span>}
      </th>
      {children}
    </tr>
  );
}

export const TableCell = ({ children }: { children: ReactNode }) => (
  <td className="border-t border-line p-2 align-top sm:p-3 wrap-break-word">{children}</td>
);
