import type { Fit } from '../matching/answerer-keys';

/** Number of alumni to whom a question is offered at the same time. */
const OFFERS_AT_A_TIME = 3;
const OFFER_HOURS = 48;

/**
 * Returns how many more alumni a question is offered to now.
 * @param openOffers number of its offers that haven't expired
 */
export const countNewOffers = (openOffers: number): number => Math.max(0, OFFERS_AT_A_TIME - openOffers);

/** Returns when an offer expires that no alum has taken. */
export const offerExpiresAt = (offeredAt: Date): Date => new Date(offeredAt.getTime() + OFFER_HOURS * 3_600_000);

/** How long alumni of the state aren't asked. Meanwhile, alumni of the college may get new minutes for a month. */
const STATE_AFTER_DAYS = 10;

/** How far the search for alumni has come. */
interface OfferSearch {
  /** Number of alumni of better fits who are asked now. */
  readonly found: number;
  readonly limit: number;
  readonly askedAt: Date;
  readonly now: Date;
}

/**
 * Whether alumni of a fit are asked now. Those who only live in the state aren't asked together with others, who know the
 * college or the program, and not before the question has waited for these.
 */
export function isFitNeeded(fit: Fit, { found, limit, askedAt, now }: OfferSearch): boolean {
  if (found >= limit) return false;
  return fit !== 'state' || (found === 0 && now.getTime() - askedAt.getTime() >= STATE_AFTER_DAYS * 86_400_000);
}

/** An alum to whom a question can be offered. */
export interface Answerer {
  readonly userId: number;
  /** Minutes used this month. */
  readonly minutesUsed: number;
  /** Minutes given for this month; null if there is no limit. */
  readonly minutesGiven: number | null;
  /** When the alum was last offered a question; null if never. */
  readonly lastOfferedAt: Date | null;
}

/**
 * Number of alumni of a fit who are compared: those who have waited longest for an offer. It limits the work for fits
 * with many alumni.
 */
export const MAX_COMPARED_ANSWERERS = 20;

/** The minutes that alumni without a limit are compared with, so that they aren't asked before everyone else. */
const ASSUMED_MINUTES = 30;

const usedShare = ({ minutesUsed, minutesGiven }: Answerer): number => minutesUsed / (minutesGiven ?? ASSUMED_MINUTES);

/** Orders by the time of the last offer, never offered first, then by ID. */
export const compareWaiting = (one: Answerer, other: Answerer): number =>
  (one.lastOfferedAt?.getTime() ?? 0) - (other.lastOfferedAt?.getTime() ?? 0) || one.userId - other.userId;

/** Orders alumni of the same fit: smallest share of used minutes first, then the one who has waited longest. */
const compareAnswerers = (one: Answerer, other: Answerer): number =>
  usedShare(one) - usedShare(other) || compareWaiting(one, other);

/**
 * Chooses the alumni of a fit to whom a question is offered.
 * @param waiting those who have waited longest, at most MAX_COMPARED_ANSWERERS, in any order
 */
export const chooseAnswerers = (waiting: readonly Answerer[], limit: number): readonly Answerer[] =>
  waiting.toSorted(compareAnswerers).slice(0, limit);
