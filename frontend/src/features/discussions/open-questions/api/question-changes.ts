import { questionPath, QUESTIONS_PATH, type OpenQuestion, type OwnOpenQuestion } from '@/entities/question';
import { request } from '@/shared/api';

/** Asks the same as another student; the answer then reaches both. */
export const joinQuestion = ({ id, collegeId }: OpenQuestion) =>
  request<OwnOpenQuestion>('POST', QUESTIONS_PATH, { collegeId, joins: id });

export const takeQuestion = (id: number) => request('POST', `${questionPath(id)}/take`, {});

export const answerQuestion = (id: number, text: string) => request('POST', `${questionPath(id)}/answer`, { text });

/** Tells whether the answer helped. */
export const rateAnswer = (id: number, isGood: boolean) => request('POST', `${questionPath(id)}/accept`, { isGood });

/**
 * Withdraws a student's question or stops waiting for the answer to another student's; gives back or declines a question
 * of an alum.
 */
export const withdrawQuestion = (id: number) => request('POST', `${questionPath(id)}/withdraw`, {});

/** Agrees to publishing the answer, or takes the agreement back. */
export const setPublicationConsent = (id: number, publish: boolean) =>
  request('POST', `${questionPath(id)}/consent`, { publish });
