import { useEffect, useId, useRef, useState } from 'react';
import type { TakenQuestion as Taken } from '@/entities/question';
import { ApiError } from '@/shared/api';
import { formatDateTime, formatTimeAgo } from '@/shared/lib/dates';
import { useDraftState } from '@/shared/lib/drafts';
import { detailedRefusalText, useOneAtATime } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import { Button } from '@/shared/ui/button';
import { DraftNotice } from '@/shared/ui/draft-notice';
import { Field, Textarea } from '@/shared/ui/field';
import { useAnswerQuestion, useGiveQuestionBack } from '../api/use-question-changes';
import type { QuestionHeading } from '../model/heading';
import { AskedBy } from './asked-by';
import { QuestionTags } from './question-tags';
import { QuestionTitle } from './question-title';
import { ReportText } from './report-text';

const MIN_ANSWER_LENGTH = 20;
const MAX_ANSWER_LENGTH = 4_000;

interface TakenQuestionProps {
  taken: Taken;
  /** True if the alum has just taken it: the focus moves to the answer. */
  isNew?: boolean;
  heading?: QuestionHeading;
}

/** A question that an alum is answering. The text is kept in this tab until it is sent. */
export function TakenQuestion({ taken: { question, answerBy }, isNew = false, heading = 'h3' }: TakenQuestionProps) {
  const { id, text } = question;
  const headingId = useId();
  const [isGivingBack, setIsGivingBack] = useState(false);
  const giveBack = useGiveQuestionBack(id);
  const isOnline = useOnline();
  return (
    <article aria-labelledby={headingId} className="card grid grid-cols-1 gap-4 border-2 border-ivy p-4 sm:p-5">
      <AskedBy question={question} />
      <QuestionTitle id={headingId} as={heading} text={text} />
      <QuestionTags question={question} />
      <p>
        <span className="font-semibold">
          Answer by <time dateTime={answerBy}>{formatDateTime(answerBy)}</time>
        </span>{' '}
        <span className="text-muted">({formatTimeAgo(answerBy)})</span>
      </p>
      <AnswerForm questionId={id} isNew={isNew}>
        <Button variant="quiet" disabled={!isOnline} onClick={() => setIsGivingBack(true)}>
          Give it back
        </Button>
        <ReportText type="open-question" id={id} />
      </AnswerForm>
      <AlertDialog
        title="Give this question back?"
        text="We’ll offer it to other alumni, and you get your minutes back. We won’t offer it to you again."
        confirm="Give it back"
        busy={giveBack.isPending}
        open={isGivingBack}
        onOpenChange={setIsGivingBack}
        onConfirm={() => !giveBack.isPending && giveBack.mutate(undefined, { onSettled: () => setIsGivingBack(false) })}
      />
    </article>
  );
}

interface AnswerFormProps {
  questionId: number;
  isNew: boolean;
  /** More buttons. */
  children: React.ReactNode;
}

function AnswerForm({ questionId, isNew, children }: AnswerFormProps) {
  const draft = useDraftState<string>(`open-question:${questionId}`, '', { outlastsForm: true });
  const { value: text, setValue: setText } = draft;
  const [fault, setFault] = useState<string>();
  const input = useRef<HTMLTextAreaElement>(null);
  const answer = useAnswerQuestion(questionId);
  const isOnline = useOnline();

  useEffect(() => {
    if (isNew) input.current?.focus();
  }, [isNew]);

  const refuse = (sentence: string) => {
    setFault(sentence);
    input.current?.focus();
  };

  const submit = useOneAtATime(async () => {
    setFault(undefined);
    const content = text.trim();
    if ([...content].length < MIN_ANSWER_LENGTH) return refuse(`Write at least ${MIN_ANSWER_LENGTH} characters.`);
    try {
      await answer.mutateAsync(content);
      draft.drop();
    } catch (error) {
      const named = error instanceof ApiError && error.fieldErrors.find(({ field }) => field === 'text');
      refuse(named ? named.message : detailedRefusalText(error));
    }
  });

  return (
    <form
      aria-label="Your answer"
      className="grid grid-cols-1 gap-4 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <DraftNotice restoredAfter={draft.restoredAfter} />
      <Field
        label="Your answer"
        hint="The student sees your answer and your college, not your name. We save what you write in this browser tab."
        error={fault}
      >
        {(field) => (
          <Textarea
            {...field}
            ref={input}
            value={text}
            onChange={(event) => setText(event.target.value)}
            rows={6}
            maxLength={MAX_ANSWER_LENGTH}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={answer.isPending} disabled={!isOnline}>
          Send answer
        </Button>
        {children}
      </div>
    </form>
  );
}
