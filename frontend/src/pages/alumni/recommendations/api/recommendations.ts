import { queryOptions } from '@tanstack/react-query';
import { fetchAsViewer, request, sendInBackground, type Schemas } from '@/shared/api';

/** A factor in matching a mentor with a student. */
export type MatchFactor = Schemas['MatchReasonView']['factor'];

/** The weight of each factor for a student, from 0 to 100. */
export type FactorWeights = Record<MatchFactor, number>;

/** A mentor recommended to a student. */
export type Recommendation = Schemas['RecommendationView'];

/** A missing part of the student's profile, and how many more mentors would score above 70 with it. */
export type ProfileSuggestion = Schemas['RaiseView'];

/** The period in which a mentor accompanies a student. The other side's feedback is not included. */
export type MentorMatch = Schemas['MatchView'];

const RECOMMENDATIONS_PATH = '/api/recommendations';
const DIALS_PATH = `${RECOMMENDATIONS_PATH}/dials`;
const MATCHES_PATH = '/api/matches';

export const recommendationQueries = {
  all: (viewer: number) =>
    queryOptions<Recommendation[]>({
      queryKey: [RECOMMENDATIONS_PATH, {}, viewer],
      queryFn: fetchAsViewer<Recommendation[]>,
      staleTime: 2_000,
    }),
  /** What would raise the scores. It doesn't depend on the weights. */
  raises: (viewer: number) =>
    queryOptions({
      queryKey: [DIALS_PATH, {}, viewer],
      queryFn: fetchAsViewer<Schemas['DialsView']>,
      staleTime: 2_000,
      select: ({ raises }) => raises,
    }),
  matches: (viewer: number) =>
    queryOptions<MentorMatch[]>({
      queryKey: [MATCHES_PATH, {}, viewer],
      queryFn: fetchAsViewer<MentorMatch[]>,
      staleTime: 2_000,
    }),
};

/** Searches for mentors; returns how many are recommended now. */
export const generateRecommendations = () =>
  request<Schemas['GeneratedView']>('POST', `${RECOMMENDATIONS_PATH}/generate`);
export const answerRecommendation = (id: number, answer: Schemas['RecommendationStatusBody']) =>
  request<Recommendation>('PATCH', `${RECOMMENDATIONS_PATH}/${id}/status`, answer);
/** Undoes a recent answer, and with it the request that it sent. */
export const undoAnswer = (id: number) => request<Recommendation>('POST', `${RECOMMENDATIONS_PATH}/${id}/undo`);
/** Records that it was viewed. */
export const reportRecommendationView = (id: number) => sendInBackground(`${RECOMMENDATIONS_PATH}/${id}/viewed`, {});
/** Ends a match, or records feedback on it afterwards. Omitted fields stay unchanged; null removes a value. */
export const closeMatch = (id: number, evaluation: Schemas['CloseMatchBody']) =>
  request<MentorMatch>('POST', `${MATCHES_PATH}/${id}/close`, evaluation);
