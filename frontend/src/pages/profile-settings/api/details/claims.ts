import { queryOptions } from '@tanstack/react-query';
import { fetchAsViewer, request, type Schemas } from '@/shared/api';

/** The profile from a college that the user has claimed. */
type OwnClaim = Schemas['OwnClaimView'];

/** A college that has imported the user's address, and waits for an answer. */
export type WaitingImport = Schemas['WaitingImportView'];

/** A college that asks whether the user studied there. */
export type StudyQuestion = Schemas['StudyQuestionView'];

const CLAIM_PATH = '/api/alumni/claim';

export const claimQueries = {
  own: (viewer: number) =>
    queryOptions<OwnClaim>({
      queryKey: [`${CLAIM_PATH}/own`, {}, viewer],
      queryFn: fetchAsViewer<OwnClaim>,
      retry: false,
    }),
  waiting: (viewer: number) =>
    queryOptions<WaitingImport[]>({
      queryKey: [`${CLAIM_PATH}/waiting`, {}, viewer],
      queryFn: fetchAsViewer<WaitingImport[]>,
      retry: false,
    }),
  questions: (viewer: number) =>
    queryOptions<StudyQuestion[]>({
      queryKey: [`${CLAIM_PATH}/questions`, {}, viewer],
      queryFn: fetchAsViewer<StudyQuestion[]>,
      retry: false,
    }),
};

/** Returns the token for the page on which the user reads, claims or declines what the college imported. */
export const createWaitingImportToken = (collegeId: number) =>
  request<Schemas['ClaimTokenView']>('POST', `${CLAIM_PATH}/waiting/${collegeId}/link`);

/** Tells a college whether the user studied there. The college doesn't learn of a no. */
export const answerStudyQuestion = (collegeId: number, hasStudied: boolean) =>
  request('POST', `${CLAIM_PATH}/questions/${collegeId}`, { hasStudied });
export const shareActivityWithCollege = (isActivityShared: boolean) =>
  request<OwnClaim>('PATCH', `${CLAIM_PATH}/own`, { isActivityShared });
