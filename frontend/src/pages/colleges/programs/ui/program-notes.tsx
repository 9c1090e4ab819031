import { Chip } from '@/shared/ui/chip';
import type { Program } from '../api/programs';
import { levelName } from '../model/levels';
import { belowHighSchoolNote, distanceText, isOnline, pooledNote } from '../model/program-figures';

/** What a program is called in a list: by its field at a college, or by its college among those of a field. */
export type ProgramTitle = 'field' | 'college';

/** Its level and state, and how it can be studied. */
export function ProgramChips({ program, title }: { program: Program; title: ProgramTitle }) {
  const hasOnline = isOnline(program);
  if (title === 'field' && !hasOnline) return null;
  return (
    <span className="mt-1 flex flex-wrap gap-1">
      {title === 'college' && (
        <>
          <Chip>{levelName(program.level)}</Chip>
          <Chip tone="grey">{program.state}</Chip>
        </>
      )}
      {hasOnline && <Chip tone="harbor">{distanceText(program)}</Chip>}
    </span>
  );
}

/** What has to be said beside its figures. */
export function ProgramNotes({ program }: { program: Program }) {
  const notes = [pooledNote(program), belowHighSchoolNote(program)].filter((note) => note !== null);
  return notes.map((note) => (
    <span key={note} className="mt-1 block max-w-[60ch] text-sm font-normal text-muted">
      {note}
    </span>
  ));
}
