import { FigureValue, type ProgramFigureName } from '@/entities/college';
import type { Program } from '../api/programs';
import { nationalNote, peopleNote } from '../model/program-figures';

/** A figure of a program with the number of people behind it, or the reason why it has no value. */
export function ProgramValue({ program, name }: { program: Program; name: ProgramFigureName }) {
  const figure = program.figures[name];
  const notes = [peopleNote(figure), name === 'earnings_4_years' ? nationalNote(program) : null];
  return (
    <>
      <FigureValue name={name} figure={figure} className="num font-semibold" />
      {notes.map(
        (note) =>
          note !== null && (
            <span key={note} className="num block text-xs font-normal text-muted">
              {note}
            </span>
          ),
      )}
    </>
  );
}
