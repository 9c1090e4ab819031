import type { Inquiry, Interaction } from '../../../domain/engagement/interest';
import type { PersonId } from '../../../domain/catalogue/ids';

export interface InquiryView {
  readonly id: number;
  readonly collegeId: number;
  /** ISO 8601, UTC. */
  readonly inquiryDate: string;
}

/** Every inquiry of every student. */
export abstract class Inquiries {
  /** Keeps it unless the student has asked this college that day already. @returns the one of that day */
  abstract add(inquiry: Inquiry): Promise<{ readonly inquiry: InquiryView; readonly isFirst: boolean }>;
  /** Newest first. */
  abstract of(studentId: PersonId): Promise<readonly (InquiryView & { readonly collegeName: string })[]>;
  /** @throws InquiryNotFound when this student has no such inquiry */
  abstract remove(id: number, studentId: PersonId): Promise<void>;
}

/** Interest in colleges, for the contexts that count it. */
export abstract class Interactions {
  abstract record(interaction: Interaction): Promise<void>;
}
