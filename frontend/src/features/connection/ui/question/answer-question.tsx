import { useAnswerQuestion } from '../../api/use-connection-changes';
import { answerDraftKey } from '../../model/drafts';
import type { Person } from '../../model/connection-labels';
import { TextForm } from '../request/text-form';

interface AnswerQuestionProps {
  person: Person;
  connectionId: number;
  /** True if the button isn't the primary action of the page. */
  isQuiet?: boolean;
}

/** The form for answering a question about the viewer's request, shown below the question. */
export function AnswerQuestion({ person, connectionId, isQuiet = false }: AnswerQuestionProps) {
  const answer = useAnswerQuestion(person.id, connectionId);
  return (
    <TextForm
      name={`Answer ${person.fullName}’s question`}
      draft={answerDraftKey(connectionId)}
      label="Your answer"
      submit="Send answer"
      isQuiet={isQuiet}
      onSubmit={(text) => answer.mutateAsync(text)}
    />
  );
}
