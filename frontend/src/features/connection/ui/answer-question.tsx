import { useTellMore } from '../api/use-connection-changes';
import { answerDraft } from '../model/drafts';
import type { Person } from '../model/connection-labels';
import { WordsForm } from './words-form';

/** The answer to a question about one's own request, where the question is shown. */
export function AnswerQuestion({ person, connectionId }: { person: Person; connectionId: number }) {
  const tellMore = useTellMore(person.id, connectionId);
  return (
    <WordsForm
      name={`Answer the question of ${person.fullName}`}
      draft={answerDraft(connectionId)}
      label="Your answer"
      submit="Send answer"
      onSubmit={(words) => tellMore.mutateAsync(words)}
    />
  );
}
