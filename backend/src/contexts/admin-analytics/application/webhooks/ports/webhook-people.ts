import type { WebhookMessageType } from '../../../domain/webhooks/webhook-events';

/** An alum as a webhook names them. */
export interface NamedAlum {
  /** Null unless the profile is public. */
  readonly userId: number | null;
  /** The row in the college's list of alumni; null if the college hasn't imported the person. */
  readonly importedId: number | null;
  readonly fullName: string;
  readonly major: string | null;
  readonly graduationYear: number | null;
  /** Whether they offer mentoring; null unless the profile is public. */
  readonly isMentor: boolean | null;
  /** Null unless the profile is public. */
  readonly profileUrl: string | null;
}

/** Whether a message may name the alum: that they are a mentor is known only of public profiles. */
export const isNamedBy = (type: WebhookMessageType, alum: NamedAlum | null): alum is NamedAlum =>
  alum !== null && (type !== 'alum.became_mentor' || alum.isMentor === true);

/** The people around a webhook. */
export abstract class WebhookPeople {
  /**
   * Finds an alum whom the college can see now: they have claimed their profile from it, or their profile is public.
   * @returns null for everyone else, and for people who are suspended or closing their account
   */
  abstract findAlum(collegeId: number, userId: number): Promise<NamedAlum | null>;

  /** Returns the main administrator if they can act for the college now; null if the college has none. */
  abstract findMainAdministrator(collegeId: number): Promise<number | null>;

  /** Notifies a main administrator that a webhook was paused. */
  abstract notifyOfPause(userId: number, collegeId: number, webhookId: number, at: Date): Promise<void>;
}
