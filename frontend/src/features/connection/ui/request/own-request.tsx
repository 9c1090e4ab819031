import type { Connection } from '@/entities/connection';
import { formatDate } from '@/shared/lib/dates';
import type { Person } from '../../model/connection-labels';
import { AnswerQuestion } from '../question/answer-question';
import { QuotedText } from '../question/quoted-text';

interface OwnRequestProps {
  person: Person;
  connection: Connection;
  /** True if a thread beside it shows the request, and the question and answer about it. */
  isInThread?: boolean;
}

/** The viewer's own request, with the recipient's question and the date it expires. */
export function OwnRequest({ person, connection, isInThread = false }: OwnRequestProps) {
  const { message, question, answer, expiresAt } = connection;
  return (
    <>
      {message && !isInThread && <QuotedText author="You" text={message} />}
      {question && !isInThread && <QuotedText author={person.fullName} text={question} />}
      {answer && !isInThread && <QuotedText author="You" text={answer} />}
      {question && !answer && <AnswerQuestion person={person} connectionId={connection.id} />}
      {expiresAt && <p className="text-sm text-muted">Expires {formatDate(expiresAt)}</p>}
    </>
  );
}
