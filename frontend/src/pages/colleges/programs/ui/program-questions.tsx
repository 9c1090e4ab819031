import { AskWhoLivedIt, FigureAnswers } from '@/entities/figure-question';
import type { Program } from '../api/programs';
import type { ProgramTitle } from './program-notes';

/** Asks about a program, and shows published answers about it. Lists of many colleges don't have the answers. */
export function ProgramQuestions({ program, title }: { program: Program; title: ProgramTitle }) {
  const { collegeId, cip, level, field, collegeName } = program;
  return (
    <div className="empty:hidden print:hidden">
      <AskWhoLivedIt collegeId={collegeId} cip={cip} level={level} topic={`${field} at ${collegeName}`} />
      {title === 'field' && (
        <FigureAnswers
          collegeId={collegeId}
          isAbout={(about) => about.cip === cip && (about.level === null || about.level === level)}
        />
      )}
    </div>
  );
}
