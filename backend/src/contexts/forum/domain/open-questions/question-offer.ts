import { hoursAfter, OPEN_QUESTION_RULES, type OpenQuestionId } from './open-question';

/** Why a question fits an alum, best first. */
export const FITS = ['college-and-program', 'college', 'program', 'transferred', 'state'] as const;
export type Fit = (typeof FITS)[number];

export const OFFER_STATUSES = ['open', 'taken', 'declined', 'expired', 'given-back', 'ended'] as const;
export type OfferStatus = (typeof OFFER_STATUSES)[number];

/** A question that is or was offered to an alum; each alum gets a question at most once. */
export interface QuestionOffer {
  questionId: OpenQuestionId;
  userId: number;
  fit: Fit;
  offeredAt: Date;
  expiresAt: Date;
  status: OfferStatus;
}

export const makeOffer = (questionId: OpenQuestionId, userId: number, fit: Fit, now: Date): QuestionOffer => ({
  questionId,
  userId,
  fit,
  offeredAt: now,
  expiresAt: hoursAfter(now, OPEN_QUESTION_RULES.offerHours),
  status: 'open',
});

export const isOfferOpen = ({ status, expiresAt }: QuestionOffer, now: Date): boolean =>
  status === 'open' && now < expiresAt;
