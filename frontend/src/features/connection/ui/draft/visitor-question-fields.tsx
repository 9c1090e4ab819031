import { useEffect, useId, useRef } from 'react';
import { formatGraduationClass, joinFilled } from '@/entities/alum';
import { useSelectDefaultText } from '@/shared/lib/forms';
import { Button } from '@/shared/ui/button';
import { Field, Textarea } from '@/shared/ui/field';
import type { QuestionRecipient, VisitorQuestion } from '../../model/use-visitor-question';

const MAX_QUESTION_LENGTH = 1000;

/** Recipient and text of a visitor's question, above the registration form. */
export default function VisitorQuestionFields({ question }: { question: VisitorQuestion }) {
  const { person, college, people, more, words: text, defaultText, choose, write } = question;
  const selectDefaultText = useSelectDefaultText(defaultText);
  const id = useId();
  if (!person && !college) return null;
  return (
    <section aria-labelledby={id} className="mb-5 grid grid-cols-1 gap-4 rounded-card bg-ivy-soft p-4">
      <h2 id={id} className="text-xl wrap-anywhere">
        {questionTitle(person, college)}
      </h2>
      {people.length > 0 && <RecipientChoice people={people} more={more} chosen={person} onChoose={choose} />}
      {person ? (
        <Field
          label="Your question"
          hint={`Ask what you’d like to know. We’ll send your question only to ${person.fullName}, once you confirm your email. Don’t include your address, school or phone number.`}
        >
          {(field) => (
            <Textarea
              {...field}
              {...selectDefaultText}
              value={text}
              maxLength={MAX_QUESTION_LENGTH}
              onChange={(event) => write(event.target.value)}
            />
          )}
        </Field>
      ) : (
        <p className="text-muted">Create a free account, then choose who to ask.</p>
      )}
    </section>
  );
}

function questionTitle(person: QuestionRecipient | null, college: string | undefined): string {
  if (!person) return `Ask an alum of ${college}`;
  return person.college
    ? `You’re asking ${person.fullName} from ${person.college}`
    : `You’re asking ${person.fullName}`;
}

interface RecipientChoiceProps {
  people: readonly QuestionRecipient[];
  more: VisitorQuestion['more'];
  chosen: QuestionRecipient | null;
  onChoose: (id: number | null) => void;
}

function RecipientChoice({ people, more, chosen, onChoose }: RecipientChoiceProps) {
  const name = useId();
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const firstNewIndex = useRef<number | null>(null);

  // The button that showed more may be gone, so the focus moves to the first new person.
  useEffect(() => {
    if (firstNewIndex.current === null || people.length <= firstNewIndex.current) return;
    fieldset.current?.querySelectorAll('input')[firstNewIndex.current]?.focus();
    firstNewIndex.current = null;
  }, [people.length]);

  function showMore() {
    firstNewIndex.current = people.length;
    more.load();
  }

  return (
    <fieldset ref={fieldset} className="grid grid-cols-1 gap-1">
      <legend className="mb-1 font-semibold">Who do you want to ask?</legend>
      {people.map(({ id, fullName, major, graduationYear, work }) => (
        <label key={id} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name={name}
            checked={chosen?.id === id}
            onChange={() => onChoose(id)}
            className="size-5 shrink-0 accent-ivy"
          />
          <span className="min-w-0 wrap-anywhere">
            <span className="font-semibold">{fullName}</span>
            <span className="block text-sm text-muted empty:hidden">
              {joinFilled([major, formatGraduationClass(graduationYear)], ' · ')}
            </span>
            {work && <span className="block text-sm text-muted">{work}</span>}
          </span>
        </label>
      ))}
      {more.exist && (
        <Button variant="plain" className="-ml-4 justify-self-start" busy={more.isLoading} onClick={showMore}>
          Show more alumni
        </Button>
      )}
      {more.hasFailed && (
        <p role="alert" className="text-danger">
          We couldn’t load more alumni. Try again.
        </p>
      )}
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="radio"
          name={name}
          checked={chosen === null}
          onChange={() => onChoose(null)}
          className="size-5 shrink-0 accent-ivy"
        />
        Choose later
      </label>
    </fieldset>
  );
}
