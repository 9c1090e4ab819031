import { Aggregate } from '../../../../shared/domain/aggregate';
import { ConsentEndsInThePast, MinorCannotShareName } from './errors';

/**
 * What a student allows one college: only anonymous statistics; messages, without learning who reads them; or messages
 * and the student's name in the list of interested students.
 */
export const CONSENT_LEVELS = ['none', 'messages', 'named'] as const;
export type ConsentLevel = (typeof CONSENT_LEVELS)[number];

export interface ConsentState {
  studentId: number;
  collegeId: number;
  level: ConsentLevel;
  /** When it expires; null if it doesn't. */
  expiresAt: Date | null;
  /** When it was first chosen; null before. */
  grantedAt: Date | null;
  /** When the student last started to share their name with the college, also if they have stopped since. */
  lastNamedAt: Date | null;
  /** When the student last stopped sharing their name with the college; null if they never did. */
  namedUntil: Date | null;
}

/** A consent as it is valid at one moment. */
export type CurrentConsent = Readonly<Pick<ConsentState, 'level' | 'expiresAt' | 'grantedAt' | 'namedUntil'>>;

export const NO_CONSENT: CurrentConsent = { level: 'none', expiresAt: null, grantedAt: null, namedUntil: null };

/** What a student allows one college, and since when. */
export class Consent extends Aggregate {
  private constructor(private readonly state: ConsentState) {
    super();
  }

  /** The consent of a student who hasn't chosen yet. */
  static createUndecided(studentId: number, collegeId: number): Consent {
    const never = { expiresAt: null, lastNamedAt: null, namedUntil: null };
    return new Consent({ studentId, collegeId, level: 'none', grantedAt: null, ...never });
  }

  static restore(state: ConsentState): Consent {
    return new Consent(state);
  }

  /**
   * Chooses what the college can know and do. A consent that is still valid keeps its start: figures from before it
   * include the student. An expired one starts again.
   * @throws MinorCannotShareName, ConsentEndsInThePast
   */
  choose(
    { level, expiresAt }: Readonly<Pick<ConsentState, 'level' | 'expiresAt'>>,
    { isAdult }: { isAdult: boolean },
    now: Date,
  ): void {
    if (level === 'named' && !isAdult) throw new MinorCannotShareName();
    if (expiresAt !== null && expiresAt <= now) throw new ConsentEndsInThePast();
    this.#change(level, level === 'none' ? null : expiresAt, now);
  }

  /** Allows the college nothing any more. */
  end(now: Date): void {
    this.#change('none', null, now);
  }

  /** Returns the consent that is valid now; an expired one equals none. */
  toCurrentConsent(now: Date): CurrentConsent {
    const { level, expiresAt, grantedAt, namedUntil } = this.state;
    if (this.#isValidAt(now)) return { level, expiresAt, grantedAt, namedUntil };
    return { ...NO_CONSENT, namedUntil: level === 'named' ? expiresAt : namedUntil };
  }

  get collegeId(): number {
    return this.state.collegeId;
  }

  snapshot(): ConsentState {
    return { ...this.state };
  }

  #change(level: ConsentLevel, expiresAt: Date | null, now: Date): void {
    const { state } = this;
    const isContinued = state.grantedAt !== null && state.level === level && this.#isValidAt(now);
    if (!isContinued) {
      if (state.level === 'named') state.namedUntil = earlierDate(state.expiresAt, now);
      if (level === 'named') state.lastNamedAt = now;
      state.grantedAt = now;
    }
    Object.assign(state, { level, expiresAt });
  }

  #isValidAt(now: Date): boolean {
    return this.state.expiresAt === null || this.state.expiresAt > now;
  }
}

/** Returns the consent that is valid now; none for a student who hasn't chosen. */
export const currentConsent = (consent: Consent | undefined, now: Date): CurrentConsent =>
  consent?.toCurrentConsent(now) ?? NO_CONSENT;

const earlierDate = (end: Date | null, now: Date): Date => (end !== null && end < now ? end : now);
