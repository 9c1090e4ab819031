import type { Message } from '@/entities/conversation';
import type { InitialSuggestion } from './suggested';

/**
 * Finds a question and its answer in the messages of two people: the chosen message, and the nearest one of the other
 * side that fits it. The student asks, the alum answers.
 */
export function toInitialSuggestion(
  chosen: Message,
  messages: readonly Message[],
  studentId: number,
): InitialSuggestion {
  const isQuestion = chosen.senderId === studentId;
  const fits = ({ id, senderId, deletedAt }: Message) =>
    senderId !== chosen.senderId && !deletedAt && (isQuestion ? id > chosen.id : id < chosen.id);
  const other = isQuestion ? messages.find(fits) : messages.findLast(fits);
  const [question, answer] = isQuestion ? [chosen, other] : [other, chosen];
  return { question: question?.content ?? '', answer: answer?.content ?? '' };
}
