import type { Connection, ConnectionRequest } from '@/entities/connection';
import type { Conversation } from '@/entities/conversation';
import type { Meeting } from '@/entities/meeting';
import { findMeetingQuestion } from '@/features/meetings';
import { listUnreadConversations } from './recent-conversations';

/** What waits for the user, of each kind in the order of its list. */
export interface PendingNews {
  requests: readonly ConnectionRequest[];
  /** The viewer's connections of any state, with the questions about requests. */
  connections: readonly Connection[];
  /** Questions about requests that the viewer sent. */
  questions: readonly Connection[];
  conversations: readonly Conversation[];
  /** Upcoming meetings and those that have begun, soonest first. */
  meetings: readonly Meeting[];
  /** Past meetings without an outcome. */
  unanswered: readonly Meeting[];
}

/** The one thing to do first. */
export type UrgentTask =
  | { kind: 'call'; meeting: Meeting }
  | { kind: 'request'; request: ConnectionRequest }
  | { kind: 'question'; connection: Connection }
  | { kind: 'answer'; request: ConnectionRequest }
  | { kind: 'message'; conversation: Conversation }
  | { kind: 'invitation'; meeting: Meeting; question: NonNullable<ReturnType<typeof findMeetingQuestion>> }
  | { kind: 'outcome'; meeting: Meeting };

const isAtOrBefore = (one: string, other: Date): boolean => new Date(one).getTime() <= other.getTime();

/** Checks whether the call of a meeting can be joined: from shortly before its start to its end. */
const isCallOpen = ({ status, joinFrom, endTime }: Meeting, now: Date): boolean =>
  status === 'confirmed' && isAtOrBefore(joinFrom, now) && !isAtOrBefore(endTime, now);

/**
 * Returns the most urgent task: a call, then people who wait for an answer, then something to read, then meetings to
 * answer for. Returns null if nothing waits for the viewer.
 */
export function findMostUrgent(news: PendingNews, viewer: number, now: Date): UrgentTask | null {
  const { requests, connections, questions, conversations, meetings, unanswered } = news;
  const call = meetings.find((meeting) => isCallOpen(meeting, now));
  if (call) return { kind: 'call', meeting: call };

  const states = requests
    .filter(({ message }) => message.content.trim() !== '')
    .map((request) => {
      const { question = null, answer = null } = connections.find(({ id }) => id === request.connectionId) ?? {};
      return { request, isUntouched: question === null, isAnswered: answer !== null };
    });
  const untouchedState = states.find(({ isUntouched }) => isUntouched);
  if (untouchedState) return { kind: 'request', request: untouchedState.request };
  const [question] = questions;
  if (question) return { kind: 'question', connection: question };

  const answered = states.find(({ isAnswered }) => isAnswered);
  if (answered) return { kind: 'answer', request: answered.request };
  const [unread] = listUnreadConversations(conversations, requests);
  if (unread) return { kind: 'message', conversation: unread };

  for (const meeting of meetings) {
    const asks = isAtOrBefore(meeting.startTime, now) ? null : findMeetingQuestion(meeting, viewer);
    if (asks) return { kind: 'invitation', meeting, question: asks };
  }
  const [past] = unanswered;
  return past ? { kind: 'outcome', meeting: past } : null;
}
