import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FigureValue } from '@/entities/college';
import { COLUMN_LINK_CLASSES, SideBySide, TableCell, TableRow } from '@/features/compare-colleges';
import { stateName } from '@/shared/config';
import type { Program } from '../api/programs';
import { levelName } from '../model/levels';
import {
  belowHighSchoolNote,
  columnCaption,
  distanceText,
  formatProgramSources,
  highSchoolMedian,
  listColumns,
  nationalNote,
  peopleNote,
  pooledNote,
} from '../model/program-figures';
import { toFieldKey } from '../model/program-id';

interface ProgramComparisonProps {
  programs: readonly Program[];
  onRemove: (id: string) => void;
}

/** A column for each program, with the same rows. */
export function ProgramComparison({ programs, onRemove }: ProgramComparisonProps) {
  const row = (label: string, render: (program: Program) => ReactNode, note?: string) => (
    <TableRow label={label} note={note}>
      {programs.map((program) => (
        <TableCell key={program.id}>{render(program)}</TableCell>
      ))}
    </TableRow>
  );
  const hasHighSchool = programs.some(({ high_school: median }) => median !== null);
  const hasNational = programs.some(({ national }) => national !== null);
  const hasPooled = programs.some((program) => pooledNote(program) !== null);
  return (
    <SideBySide
      caption="Programs side by side"
      hint={`Scroll sideways to see all ${programs.length} programs.`}
      columns={programs.map((program) => ({
        key: program.id,
        name: `${program.field} at ${program.collegeName}`,
        head: (
          <Link to="/programs/$field" params={{ field: toFieldKey(program) }} className={COLUMN_LINK_CLASSES}>
            {program.field}
          </Link>
        ),
      }))}
      onRemove={(index) => programs.slice(index, index + 1).forEach(({ id }) => onRemove(id))}
    >
      <tbody>
        {row('College', ({ collegeId, collegeName }) => (
          <Link to="/college/$collegeId/programs" params={{ collegeId: String(collegeId) }} className="link">
            {collegeName}
          </Link>
        ))}
        {row('State', ({ state }) => stateName(state))}
        {row('Level', ({ level }) => levelName(level))}
        {listColumns(programs).map(({ name, label }) => (
          <TableRow key={name} label={label} note={columnCaption(programs, name) || undefined}>
            {programs.map(({ id, figures }) => (
              <TableCell key={id}>
                <FigureValue name={name} figure={figures[name]} className="num text-lg font-semibold" />
                <Note text={peopleNote(figures[name])} />
              </TableCell>
            ))}
          </TableRow>
        ))}
        {hasNational &&
          row(
            'Same field and level in the US',
            (program) => <Note text={nationalNote(program) ?? 'Not reported'} />,
            formatProgramSources(programs.flatMap(({ national }) => national ?? [])),
          )}
        {hasHighSchool &&
          row(
            'High-school graduates',
            (program) => (
              <>
                <Note text={highSchoolMedian(program) ?? 'Does not apply'} />
                <Note text={belowHighSchoolNote(program)} />
              </>
            ),
            formatProgramSources(programs.flatMap(({ high_school: median }) => median ?? [])),
          )}
        {row('Online', distanceText)}
        {hasPooled && row('Measured together', (program) => <Note text={pooledNote(program) ?? 'Measured alone'} />)}
      </tbody>
    </SideBySide>
  );
}

/** A text below a value, or in place of one. */
function Note({ text }: { text: string | null }) {
  return text !== null && <span className="num block text-sm text-muted">{text}</span>;
}
