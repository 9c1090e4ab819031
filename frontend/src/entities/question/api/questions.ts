import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { addQueryParams, fetchAsViewer, linkedPagesQuery, type Paths, type Schemas, type ViewerId } from '@/shared/api';
import { LIVE_STALE_MS } from '@/shared/config';

/** A question to all alumni who fit, as everyone can read it. */
export type OpenQuestion = Schemas['OpenQuestion'];
/** An answer, as the student who asked and the alum who wrote it read it. */
export type QuestionAnswer = Schemas['OwnAnswer'];
/** A question, as a student who asked it reads it. */
export type OwnOpenQuestion = Schemas['OwnOpenQuestion'];
export type QuestionOffer = Schemas['OfferedOpenQuestion'];
export type TakenQuestion = Schemas['TakenOpenQuestion'];
export type AnsweredQuestion = Schemas['AnsweredOpenQuestion'];
/** A question with what its viewer may know beyond everyone else; null for everyone else. */
export type QuestionForViewer = Schemas['OpenQuestionDetail'];
/** The questions of an alum. */
type OfferedQuestions = Schemas['OpenQuestionsOfAlum'];

type QuestionsQuery = NonNullable<Paths['/api/open-questions']['get']['parameters']['query']>;

/** Filters of the public list. */
export type QuestionFilters = Pick<QuestionsQuery, 'collegeId' | 'cip' | 'state'>;

export const QUESTIONS_PATH = '/api/open-questions';

export const questionPath = (id: number): string => `${QUESTIONS_PATH}/${id}`;

export const questionQueries = {
  /** The public list, newest first. */
  list: (filters: QuestionFilters, viewer: ViewerId) => ({
    ...linkedPagesQuery<OpenQuestion>(
      [QUESTIONS_PATH, filters, viewer],
      addQueryParams(QUESTIONS_PATH, { ...filters }),
    ),
    placeholderData: keepPreviousData,
  }),
  /** The questions a student asked, newest first. */
  own: (viewer: number) =>
    linkedPagesQuery<OwnOpenQuestion>(
      [QUESTIONS_PATH, { mine: true }, viewer],
      addQueryParams(QUESTIONS_PATH, { mine: true }),
    ),
  /** The questions offered to an alum, and those they took and answered. */
  offered: (viewer: number) =>
    queryOptions<OfferedQuestions>({
      queryKey: [`${QUESTIONS_PATH}/offered`, {}, viewer],
      queryFn: fetchAsViewer<OfferedQuestions>,
      staleTime: LIVE_STALE_MS,
    }),
  detail: (id: number, viewer: ViewerId) =>
    queryOptions<QuestionForViewer>({
      queryKey: [questionPath(id), {}, viewer],
      queryFn: fetchAsViewer<QuestionForViewer>,
      staleTime: LIVE_STALE_MS,
    }),
};

/** Reloads everything about questions. A change of one can affect each list. */
export const invalidateQuestions = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [address] }) => typeof address === 'string' && address.startsWith(QUESTIONS_PATH),
  });
