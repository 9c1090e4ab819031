import { queryOptions } from '@tanstack/react-query';
import { readAs, request, type Schemas } from '@/shared/api';

/** The profile from a college that the user has claimed. */
type OwnClaim = Schemas['OwnClaimView'];

/** A college that has imported the user's address, and waits for an answer. */
export type WaitingImport = Schemas['WaitingImportView'];

/** A college that asks whether the user studied there. */
export type StudyQuestion = Schemas['StudyQuestionView'];

const PATH = '/api/alumni/claim';

export const claimQueries = {
  own: (viewer: number) =>
    queryOptions<OwnClaim>({
      queryKey: [`${PATH}/own`, {}, viewer],
      queryFn: readAs<OwnClaim>,
      retry: false,
    }),
  waiting: (viewer: number) =>
    queryOptions<WaitingImport[]>({
      queryKey: [`${PATH}/waiting`, {}, viewer],
      queryFn: readAs<WaitingImport[]>,
      retry: false,
    }),
  questions: (viewer: number) =>
    queryOptions<StudyQuestion[]>({
      queryKey: [`${PATH}/questions`, {}, viewer],
      queryFn: readAs<StudyQuestion[]>,
      retry: false,
    }),
};

/** Returns the token for the page on which the user reads, claims or declines what the college imported. */
export const openWaitingImport = (collegeId: number) =>
  request<Schemas['ClaimTokenView']>('POST', `${PATH}/waiting/${collegeId}/link`);

/** Tells a college whether the user studied there. The college doesn't learn of a no. */
export const answerStudyQuestion = (collegeId: number, hasStudied: boolean) =>
  request('POST', `${PATH}/questions/${collegeId}`, { hasStudied });
export const shareActivityWithCollege = (isActivityShared: boolean) =>
  request<OwnClaim>('PATCH', `${PATH}/own`, { isActivityShared });
