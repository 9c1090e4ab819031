import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { addQueryParams, fetchAsViewer, linkedPagesQuery, type ViewerId } from '@/shared/api';
import { LIVE_STALE_MS } from '@/shared/config';

/** What a question is about, besides its college: a figure, a field of study, or neither. */
export interface QuestionAbout {
  figure: string | null;
  cip: string | null;
  field: string | null;
  level: string | null;
}

/** A question to all alumni who fit, as everyone can read it. */
export interface OpenQuestion {
  id: number;
  collegeId: number;
  /** Null if the college is no longer in the catalog. */
  collegeName: string | null;
  about: QuestionAbout;
  text: string;
  askedBy: string;
  askedAt: string;
  status: 'waiting' | 'taken' | 'answered' | 'closed';
  /** The discussion that contains the published answer. */
  postId: number | null;
  isIndexed: boolean;
}

/** An answer, as the student who asked and the alum who wrote it read it. */
export interface QuestionAnswer {
  id: number;
  text: string;
  answeredAt: string;
  signature: string;
  /** Whether the student said that it helped; null until they decide. */
  isGood: boolean | null;
  hasAskerConsented: boolean;
  hasAlumConsented: boolean;
  postId: number | null;
}

/** A question, as the student who asked it reads it. */
export interface OwnOpenQuestion extends OpenQuestion {
  isAnonymous: boolean;
  /** True if another student asked it first. */
  isJoined: boolean;
  /** What the student wrote when they joined; only they can read it. */
  ownText: string | null;
  expiresAt: string;
  standing: 'looking' | 'offered' | 'taken' | 'answered' | 'no-answer-yet' | 'withdrawn' | 'closed';
  answers: QuestionAnswer[];
}

export interface QuestionOffer {
  question: OpenQuestion;
  fit: 'college-and-program' | 'college' | 'program' | 'transferred' | 'state';
  expiresAt: string;
  minutes: number;
}

export interface TakenQuestion {
  question: OpenQuestion;
  takenAt: string;
  answerBy: string;
}

export interface AnsweredQuestion {
  question: OpenQuestion;
  answer: QuestionAnswer;
}

/** A question with what its viewer may know beyond everyone else; null for everyone else. */
export interface QuestionForViewer extends OpenQuestion {
  own: OwnOpenQuestion | null;
  offer: QuestionOffer | null;
  taken: TakenQuestion | null;
  answer: QuestionAnswer | null;
}

/** The questions of an alum. */
export interface OfferedQuestions {
  offers: QuestionOffer[];
  taken: TakenQuestion[];
  answers: AnsweredQuestion[];
}

export interface QuestionFilters {
  collegeId?: number | undefined;
  cip?: string | undefined;
  state?: 'waiting' | 'answered' | undefined;
}

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
