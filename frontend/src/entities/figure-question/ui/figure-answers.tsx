import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { once } from '@/shared/lib/format';
import { plural } from '@/shared/lib/plural';
import { figureAnswerQueries, type FigureAnswer } from '../api/figure-answers';

interface FigureAnswersProps {
  collegeId: number;
  /** Whether an answer belongs to the figure or program. */
  isAbout: (about: FigureAnswer['about']) => boolean;
}

const monthFormat = once(() => new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }));

/** The published answers about a figure or program, to open; nothing if there are none. */
export function FigureAnswers({ collegeId, isAbout }: FigureAnswersProps) {
  const { data = [] } = useQuery(figureAnswerQueries.ofCollege(collegeId));
  const answers = data.filter(({ about }) => isAbout(about));
  if (answers.length === 0) return null;
  return (
    <details className="print:hidden">
      <summary className="link flex min-h-11 w-fit cursor-pointer items-center font-semibold">
        {plural(answers.length, {
          one: '# answer by someone who lived it',
          other: '# answers by people who lived it',
        })}
      </summary>
      <ul className="grid grid-cols-1 gap-4">
        {answers.map((answer) => (
          <li key={answer.id} className="rounded-control bg-sunken p-4">
            <Answer answer={answer} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Answer({ answer: { question, answer, signature, month, postId } }: { answer: FigureAnswer }) {
  return (
    <>
      <p className="font-semibold wrap-anywhere whitespace-pre-line">{question}</p>
      <p className="mt-2 wrap-anywhere whitespace-pre-line">{answer}</p>
      <p className="mt-2 text-sm text-muted">
        {signature}, {monthFormat().format(new Date(`${month}-01`))}
      </p>
      <Link
        to="/forum/$postId"
        params={{ postId: String(postId) }}
        className="link inline-flex min-h-11 items-center font-semibold"
      >
        Open the discussion
      </Link>
    </>
  );
}
