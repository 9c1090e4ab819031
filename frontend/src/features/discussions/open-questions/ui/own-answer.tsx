import type { OwnOpenQuestion, QuestionAnswer } from '@/entities/question';
import { formatDate } from '@/shared/lib/dates';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { useRateAnswer } from '../api/use-question-changes';
import { Publication } from './publication';
import { QuestionText } from './question-text';
import { ReportText } from './report-text';

interface OwnAnswerProps {
  question: OwnOpenQuestion;
  answer: QuestionAnswer;
}

/** An answer to a student's question, which only the people who asked can read. */
export function OwnAnswer({ question, answer }: OwnAnswerProps) {
  const { signature, answeredAt, text } = answer;
  return (
    <section aria-label={`Answer by ${signature}`} className="grid grid-cols-1 gap-3 border-l-3 border-ivy pl-4">
      <p className="flex flex-wrap gap-x-2 wrap-anywhere">
        <span className="font-semibold">{signature}</span>
        <time dateTime={answeredAt} className="text-muted">
          {formatDate(answeredAt)}
        </time>
      </p>
      <QuestionText text={text} />
      {/* The student who asked first decides. */}
      {!question.isJoined && <AnswerRating question={question} answer={answer} />}
      {!question.isJoined && answer.isGood && <Publication question={question} answer={answer} side="asker" />}
      <div className="-mb-2 -ml-3">
        <ReportText type="open-answer" id={answer.id} />
      </div>
    </section>
  );
}

function AnswerRating({ question, answer: { isGood } }: OwnAnswerProps) {
  const rating = useRateAnswer(question.id);
  const isOnline = useOnline();
  if (isGood !== null) {
    return (
      <p role="status" className="text-muted">
        {isGood
          ? 'You said this helped. Everyone who asked the same can read it too.'
          : 'You said this didn’t answer your question.'}
      </p>
    );
  }
  const rate = (value: boolean) => !rating.isPending && rating.mutate(value);
  return (
    <div role="group" aria-label="Did this answer your question?" className="flex flex-wrap gap-2">
      <Button busy={rating.isPending && rating.variables} disabled={!isOnline} onClick={() => rate(true)}>
        This helped
      </Button>
      <Button
        variant="quiet"
        busy={rating.isPending && !rating.variables}
        disabled={!isOnline}
        onClick={() => rate(false)}
      >
        This didn’t answer it
      </Button>
    </div>
  );
}
