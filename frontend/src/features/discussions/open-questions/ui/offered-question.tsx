import { useId } from 'react';
import type { QuestionOffer } from '@/entities/question';
import { formatDateTime } from '@/shared/lib/dates';
import { useOnline } from '@/shared/lib/online';
import { plural } from '@/shared/lib/plural';
import { Button } from '@/shared/ui/button';
import { useDeclineQuestion, useTakeQuestion } from '../api/use-question-changes';
import { fitText } from '../model/fit-text';
import type { QuestionHeading } from '../model/heading';
import { AskedBy } from './asked-by';
import { QuestionTags } from './question-tags';
import { QuestionTitle } from './question-title';
import { ReportText } from './report-text';

interface OfferedQuestionProps {
  offer: QuestionOffer;
  /** Called after the alum took the question. */
  onTaken: () => void;
  heading?: QuestionHeading;
}

/** A question that an alum can take. */
export function OfferedQuestion({ offer, onTaken, heading = 'h3' }: OfferedQuestionProps) {
  const { question, expiresAt, minutes } = offer;
  const headingId = useId();
  const taking = useTakeQuestion(question.id, onTaken);
  const declining = useDeclineQuestion(question.id);
  const isOnline = useOnline();
  return (
    <article aria-labelledby={headingId} className="card grid grid-cols-1 gap-4 p-4 sm:p-5">
      <AskedBy question={question} />
      <QuestionTitle id={headingId} as={heading} text={question.text} />
      <QuestionTags question={question} />
      <p className="text-muted">
        {fitText(offer)} Answering uses {plural(minutes, { one: '# minute', other: '# minutes' })} of what you give this
        month. We offer it to you until <time dateTime={expiresAt}>{formatDateTime(expiresAt)}</time>.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button busy={taking.isPending} disabled={!isOnline} onClick={() => !taking.isPending && taking.mutate()}>
          Answer this<span className="sr-only">: {question.text.slice(0, 80)}</span>
        </Button>
        <Button
          variant="quiet"
          busy={declining.isPending}
          disabled={!isOnline}
          onClick={() => !declining.isPending && declining.mutate()}
        >
          Not for me<span className="sr-only">: {question.text.slice(0, 80)}</span>
        </Button>
        <ReportText type="open-question" id={question.id} />
      </div>
    </article>
  );
}
