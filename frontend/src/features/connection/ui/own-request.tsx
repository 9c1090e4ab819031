import type { Connection } from '@/shared/api';
import { day } from '@/shared/lib/dates';
import type { Person } from '../model/connection-labels';
import { AnswerQuestion } from './answer-question';
import { Exchange } from './exchange';

/** The viewer's own request, with the recipient's question and the date it expires. */
export function OwnRequest({ person, connection }: { person: Person; connection: Connection }) {
  const { message, question, answer, expiresAt } = connection;
  return (
    <>
      {message && <Exchange who="You" words={message} />}
      {question && <Exchange who={person.fullName} words={question} />}
      {answer && <Exchange who="You" words={answer} />}
      {question && !answer && <AnswerQuestion person={person} connectionId={connection.id} />}
      {expiresAt && <p className="text-sm text-muted">Expires {day(expiresAt)}</p>}
    </>
  );
}
