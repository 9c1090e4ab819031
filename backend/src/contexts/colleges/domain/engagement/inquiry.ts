import { Aggregate } from '../../../../shared/domain/aggregate';
import { DomainError } from '../../../../shared/domain/domain-error';
import { InquiryMade } from '../../integration-events/engagement-events';
import type { CollegeId, PersonId } from '../catalogue/ids';

export interface InquiryState {
  studentId: PersonId;
  collegeId: CollegeId;
  /** `YYYY-MM-DD` in UTC: a student's inquiries about a college count once a day. */
  day: string;
  createdAt: Date;
}

export class InquiryNotFound extends DomainError {
  constructor() {
    super('not-found', 'colleges.inquiry-not-found', 'We couldn’t find this inquiry.');
  }
}

/** A student looked up a college in the hub. */
export class Inquiry extends Aggregate {
  private constructor(private readonly state: InquiryState) {
    super();
  }

  static make(eventId: string, studentId: PersonId, collegeId: CollegeId, now: Date): Inquiry {
    const inquiry = new Inquiry({ studentId, collegeId, day: now.toISOString().slice(0, 10), createdAt: now });
    inquiry.record(new InquiryMade(eventId, studentId, collegeId, now));
    return inquiry;
  }

  snapshot(): InquiryState {
    return { ...this.state };
  }
}
