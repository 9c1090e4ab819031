import { useTellMore } from '../api/use-connection-changes';
import { answerDraft } from '../model/drafts';
import type { Person } from '../model/connection-labels';
import { WordsForm } from './words-form';

interface AnswerQuestionProps {
  person: Person;
  connectionId: number;
  /** Its button is not the most urgent one of the page. */
  isQuiet?: boolean;
}

/** The answer to a question about one's own request, where the question is shown. */
export function AnswerQuestion({ person, connectionId, isQuiet = false }: AnswerQuestionProps) {
  const tellMore = useTellMore(person.id, connectionId);
  return (
    <WordsForm
      name={`Answer ${person.fullName}’s question`}
      draft={answerDraft(connectionId)}
      label="Your answer"
      submit="Send answer"
      isQuiet={isQuiet}
      onSubmit={(words) => tellMore.mutateAsync(words)}
    />
  );
}
