import { useId } from 'react';
import { useIsWideScreen } from '@/shared/ui/screen-width';
import type { Program } from '../api/programs';
import { ProgramQuestions } from './program-questions';
import { columnCaption, listColumns, type ProgramColumn } from '../model/program-figures';
import { CompareProgramButton } from './compare-program-button';
import { FigureCaptions, type Caption } from './figure-captions';
import { ProgramLink } from './program-link';
import { ProgramChips, ProgramNotes, type ProgramTitle } from './program-notes';
import { ProgramValue } from './program-value';

interface ProgramListGroup {
  key: string;
  /** No heading if undefined. */
  heading?: string;
  programs: readonly Program[];
}

interface ProgramListProps {
  groups: readonly ProgramListGroup[];
  title: ProgramTitle;
}

interface LayoutProps extends ProgramListProps {
  columns: readonly (ProgramColumn & Caption)[];
}

/** Programs with their figures: a table on wide screens, and cards on others. */
export function ProgramList({ groups, title }: ProgramListProps) {
  const isWide = useIsWideScreen();
  const id = useId();
  const programs = groups.flatMap((group) => group.programs);
  const columns = listColumns(programs).map((column) => ({
    ...column,
    caption: columnCaption(programs, column.name),
    captionId: `${id}-${column.name}`,
  }));
  const Layout = isWide ? ProgramTable : ProgramCards;
  return (
    <div className="grid grid-cols-1 gap-4">
      {isWide && <FigureCaptions captions={columns} />}
      <Layout groups={groups} title={title} columns={columns} />
      {!isWide && <FigureCaptions captions={columns} />}
    </div>
  );
}

function ProgramTable({ groups, title, columns }: LayoutProps) {
  const span = columns.length + 2;
  return (
    <div className="card overflow-hidden print:border-0">
      <table className="w-full table-fixed text-left">
        <caption className="sr-only">Programs with awards, pay and debt of their graduates</caption>
        <thead className="align-top">
          <tr>
            <th scope="col" className="p-3 font-semibold">
              {title === 'field' ? 'Field' : 'College'}
            </th>
            {columns.map(({ name, label, caption, captionId }) => (
              <th
                key={name}
                scope="col"
                aria-describedby={caption === '' ? undefined : captionId}
                className="w-[11.5%] p-3 text-sm font-semibold"
              >
                {label}
              </th>
            ))}
            <th scope="col" className="w-38 p-3 print:hidden">
              <span className="sr-only">Compare</span>
            </th>
          </tr>
        </thead>
        {groups.map(({ key, heading, programs }) => (
          <tbody key={key}>
            {heading !== undefined && (
              <tr>
                <th scope="rowgroup" colSpan={span} className="border-t border-line bg-sunken px-3 py-2">
                  <h2 className="text-xl">{heading}</h2>
                </th>
              </tr>
            )}
            {programs.map((program) => (
              <tr key={program.id} data-program={program.id} className="align-top print:break-inside-avoid">
                <th scope="row" className="border-t border-line p-3 font-normal">
                  <ProgramLink program={program} title={title} />
                  <ProgramChips program={program} title={title} />
                  <ProgramNotes program={program} />
                  <ProgramQuestions program={program} title={title} />
                </th>
                {columns.map(({ name }) => (
                  <td key={name} className="border-t border-line p-3 text-sm">
                    <ProgramValue program={program} name={name} />
                  </td>
                ))}
                <td className="border-t border-line p-3 text-right print:hidden">
                  <CompareProgramButton program={program} />
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function ProgramCards({ groups, title, columns }: LayoutProps) {
  return (
    <div className="grid grid-cols-1 gap-6">
      {groups.map(({ key, heading, programs }) => (
        <div key={key}>
          {heading !== undefined && <h2 className="mb-3 text-2xl">{heading}</h2>}
          <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
            {programs.map((program) => (
              <li key={program.id} data-program={program.id} className="card grid grid-cols-1 content-start gap-3 p-4">
                <div>
                  <h3 className="text-lg">
                    <ProgramLink program={program} title={title} />
                  </h3>
                  <ProgramChips program={program} title={title} />
                </div>
                <dl className="grid grid-cols-2 gap-x-4 gap-y-2 border-t border-line pt-3">
                  {columns.map(({ name, label }) => (
                    <div key={name}>
                      <dt className="text-sm text-muted">{label}</dt>
                      <dd>
                        <ProgramValue program={program} name={name} />
                      </dd>
                    </div>
                  ))}
                </dl>
                <div className="empty:hidden">
                  <ProgramNotes program={program} />
                </div>
                <ProgramQuestions program={program} title={title} />
                <CompareProgramButton program={program} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
