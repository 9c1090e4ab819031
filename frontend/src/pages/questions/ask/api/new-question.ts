import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { alumniQueries } from '@/entities/alum';
import { connectionQueries, myPeopleQueries } from '@/entities/connection';
import { conversationQueries } from '@/entities/conversation';
import type { QuestionSubject } from '@/entities/figure-question';
import { invalidateQuestions, QUESTIONS_PATH, type OwnOpenQuestion } from '@/entities/question';
import { request, type Schemas } from '@/shared/api';

/** A question with the official figure, and the alum to ask. */
export type PreparedQuestion = Schemas['PreparedQuestionView'];

const PREPARED_PATH = '/api/figure-questions';

const toAbout = ({ collegeId, figure, cip, level }: QuestionSubject) => ({
  collegeId,
  figure: figure ?? null,
  cip: cip ?? null,
  level: level ?? null,
});

/** The question to start from. It stays the same while the user edits it. */
export const preparedQuestionQuery = (subject: QuestionSubject, viewer: number) =>
  queryOptions<PreparedQuestion>({
    queryKey: [PREPARED_PATH, toAbout(subject), viewer],
    queryFn: () => request<PreparedQuestion>('POST', PREPARED_PATH, toAbout(subject)),
    staleTime: Infinity,
  });

/** Sends the question to an alum; before the email is confirmed, it is saved and sent afterwards. */
export function useSendToAlum(subject: QuestionSubject, alumId: number, isConfirmed: boolean) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (message: string) => {
      const body = { message, about: toAbout(subject) };
      return isConfirmed
        ? request('POST', '/api/connections', { toUserId: alumId, ...body })
        : request('PUT', `/api/connections/drafts/${alumId}`, body);
    },
    onSuccess: () =>
      Promise.all(
        [
          ['/api/connections/drafts'],
          connectionQueries.allWith(alumId),
          connectionQueries.lists,
          conversationQueries.lists,
          conversationQueries.summaries(alumId),
          alumniQueries.profiles(alumId),
          alumniQueries.searches,
          myPeopleQueries.all,
          myPeopleQueries.allCounts,
        ].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      ),
  });
}

/** Asks alumni who fit; the same question that waits already is joined. */
export function useAskOpenly(subject: QuestionSubject) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (question: { text: string; isAnonymous: boolean }) =>
      request<OwnOpenQuestion>('POST', QUESTIONS_PATH, { ...toAbout(subject), ...question }),
    onSuccess: () => invalidateQuestions(queryClient),
  });
}
