import { Link } from '@tanstack/react-router';
import { useId, type ReactNode } from 'react';
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
import { FigureCaptions } from './figure-captions';
import { ProgramQuestions } from './program-questions';

interface ProgramComparisonProps {
  programs: readonly Program[];
  onRemove: (id: string) => void;
}

const NATIONAL_LABEL = 'Same field and level in the US';
const HIGH_SCHOOL_LABEL = 'High-school graduates';

/** A column for each program, with the same rows. */
export function ProgramComparison({ programs, onRemove }: ProgramComparisonProps) {
  const row = (label: string, render: (program: Program) => ReactNode) => (
    <TableRow label={label}>
      {programs.map((program) => (
        <TableCell key={program.id}>{render(program)}</TableCell>
      ))}
    </TableRow>
  );
  const hasHighSchool = programs.some(({ high_school: median }) => median !== null);
  const hasNational = programs.some(({ national }) => national !== null);
  const id = useId();
  const captions = [
    ...listColumns(programs).map(({ name, label }) => ({ label, caption: columnCaption(programs, name) })),
    { label: NATIONAL_LABEL, caption: formatProgramSources(programs.flatMap(({ national }) => national ?? [])) },
    {
      label: HIGH_SCHOOL_LABEL,
      caption: formatProgramSources(programs.flatMap(({ high_school: median }) => median ?? [])),
    },
  ].map((caption, index) => ({ ...caption, captionId: `${id}-${index}` }));
  const hasPooled = programs.some((program) => pooledNote(program) !== null);
  return (
    <>
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
            <TableRow key={name} label={label}>
              {programs.map(({ id, figures }) => (
                <TableCell key={id}>
                  <FigureValue name={name} figure={figures[name]} className="num text-lg font-semibold" />
                  <Note text={peopleNote(figures[name])} />
                </TableCell>
              ))}
            </TableRow>
          ))}
          {hasNational && row(NATIONAL_LABEL, (program) => <Note text={nationalNote(program) ?? 'Not reported'} />)}
          {hasHighSchool &&
            row(HIGH_SCHOOL_LABEL, (program) => (
              <>
                <Note text={highSchoolMedian(program) ?? 'Does not apply'} />
                <Note text={belowHighSchoolNote(program)} />
              </>
            ))}
          {row('Online', distanceText)}
          {row('Questions', (program) => (
            <ProgramQuestions program={program} title="field" />
          ))}
          {hasPooled &&
            row('Measured together', (program) => <Note text={pooledNote(program) ?? 'Measured separately'} />)}
        </tbody>
      </SideBySide>
      <FigureCaptions captions={captions} />
    </>
  );
}

/** A text below a value, or in place of one. */
function Note({ text }: { text: string | null }) {
  return text !== null && <span className="num block text-sm text-muted">{text}</span>;
}
