import type { OpenQuestionId } from './open-question';

/** Why a question fits an alum, best first. */
export const FITS = ['college-and-program', 'college', 'program', 'transferred', 'state'] as const;
export type Fit = (typeof FITS)[number];

export type OfferStatus = 'open' | 'taken' | 'declined' | 'expired' | 'given-back' | 'ended';

/** A question that is or was offered to an alum; each alum gets a question at most once. */
export interface QuestionOffer {
  questionId: OpenQuestionId;
  userId: number;
  fit: Fit;
  offeredAt: Date;
  expiresAt: Date;
  status: OfferStatus;
}

export const isOfferOpen = ({ status, expiresAt }: QuestionOffer, now: Date): boolean =>
  status === 'open' && now < expiresAt;
