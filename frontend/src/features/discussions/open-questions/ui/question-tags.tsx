import { Link } from '@tanstack/react-router';
import { School } from 'lucide-react';
import type { OpenQuestion } from '@/entities/question';
import { findFigure } from '../model/figure-name';

const TAG_CLASSES =
  'inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-chip px-2 text-sm font-semibold wrap-anywhere hover:underline max-lg:min-h-11';

/** The college of a question, and the figure or the program it is about; each links to its page. */
export function QuestionTags({ question }: { question: Pick<OpenQuestion, 'collegeId' | 'collegeName' | 'about'> }) {
  const { collegeId, collegeName, about } = question;
  // No longer in the catalog, so there are no pages to link to.
  if (collegeName === null) return null;
  const college = { collegeId: String(collegeId) };
  const figure = about.figure === null ? undefined : findFigure(about.figure);
  return (
    <ul aria-label="About" className="flex flex-wrap gap-1.5">
      <li className="min-w-0">
        <Link to="/college/$collegeId" params={college} className={`${TAG_CLASSES} bg-harbor-soft text-on-harbor-soft`}>
          <School size={16} aria-hidden="true" className="shrink-0" />
          {collegeName}
        </Link>
      </li>
      {figure && (
        <li className="min-w-0">
          <Link
            to="/college/$collegeId"
            params={college}
            hash={`figures-${figure.panel}`}
            className={`${TAG_CLASSES} bg-ivy-soft text-on-ivy-soft`}
          >
            {figure.label}
          </Link>
        </li>
      )}
      {about.field !== null && (
        <li className="min-w-0">
          <Link
            to="/college/$collegeId/programs"
            params={college}
            search={{ q: about.field }}
            className={`${TAG_CLASSES} bg-ivy-soft text-on-ivy-soft`}
          >
            {about.field}
          </Link>
        </li>
      )}
    </ul>
  );
}
