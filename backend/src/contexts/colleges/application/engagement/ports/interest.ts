import type { Inquiry } from '../../../domain/engagement/inquiry';
import type { Interaction } from '../../../domain/engagement/interaction';
import type { PersonId } from '../../../domain/catalogue/ids';

export interface InquiryView {
  readonly id: number;
  readonly collegeId: number;
  /** ISO 8601, UTC. */
  readonly inquiryDate: string;
}

/** All inquiries from students. */
export abstract class Inquiries {
  /**
   * Stores the inquiry unless the student has already made one for this college that day.
   * @returns the inquiry of that day
   */
  abstract saveOnce(inquiry: Inquiry): Promise<{ readonly inquiry: InquiryView; readonly isFirst: boolean }>;
  /** Newest first. */
  abstract listByStudent(studentId: PersonId): Promise<readonly (InquiryView & { readonly collegeName: string })[]>;
  /** @throws InquiryNotFound if this student has no such inquiry */
  abstract delete(id: number, studentId: PersonId): Promise<void>;
  /** Deletes the student's inquiries about one college, or about all if `collegeId` is null. */
  abstract deleteAll(studentId: PersonId, collegeId: number | null): Promise<void>;
}

/** Records interactions with colleges, for the contexts that count them. */
export abstract class Interactions {
  abstract publish(interaction: Interaction): Promise<void>;
}
