import { queryOptions } from '@tanstack/react-query';
import { readAs } from './paged';
import { request } from './request';
import type { components } from './schema.gen';
import { tell } from './send';

type Schemas = components['schemas'];

/** What counts when a mentor is matched with a student. */
export type MatchFactor = Schemas['MatchReasonView']['factor'];

/** How much each factor matters to someone, 0 to 100. */
export type FactorWeights = Record<MatchFactor, number>;

/** A mentor picked for a student. */
export type Recommendation = Schemas['RecommendationView'];

/** A part of the student's profile that is missing, and how many more mentors would be above 70 with it. */
export type MatchRaise = Schemas['RaiseView'];

/** The time in which a mentor accompanies a student. What the other side said of it stays with them. */
export type MentorMatch = Schemas['MatchView'];

const RECOMMENDATIONS = '/api/recommendations';
const DIALS = `${RECOMMENDATIONS}/dials`;
const MATCHES = '/api/matches';

export const recommendationQueries = {
  all: (viewer: number) =>
    queryOptions<Recommendation[]>({
      queryKey: [RECOMMENDATIONS, {}, viewer],
      queryFn: readAs<Recommendation[]>,
      staleTime: 2_000,
    }),
  /** What would raise the scores. It does not depend on where the dials stand. */
  raises: (viewer: number) =>
    queryOptions({
      queryKey: [DIALS, {}, viewer],
      queryFn: readAs<Schemas['DialsView']>,
      staleTime: 2_000,
      select: ({ raises }) => raises,
    }),
  matches: (viewer: number) =>
    queryOptions<MentorMatch[]>({ queryKey: [MATCHES, {}, viewer], queryFn: readAs<MentorMatch[]>, staleTime: 2_000 }),
};

/** Looks for mentors; answers with how many are recommended now. */
export const generateRecommendations = () => request<Schemas['GeneratedView']>('POST', `${RECOMMENDATIONS}/generate`);
export const answerRecommendation = (id: number, answer: Schemas['RecommendationStatusBody']) =>
  request<Recommendation>('PATCH', `${RECOMMENDATIONS}/${id}/status`, answer);
/** Takes a recent answer back, and with it the request that it sent. */
export const undoAnswer = (id: number) => request<Recommendation>('POST', `${RECOMMENDATIONS}/${id}/undo`);
/** It has been looked at. */
export const noteViewed = (id: number) => tell(`${RECOMMENDATIONS}/${id}/viewed`, {});
/** Ends a match, or says afterwards how it was. What is left out stays; null takes away. */
export const closeMatch = (id: number, said: Schemas['CloseMatchBody']) =>
  request<MentorMatch>('POST', `${MATCHES}/${id}/close`, said);
