import { Injectable } from '@nestjs/common';
import { MentorshipFacade } from '../../../mentorship';
import { SimilarMentors } from '../../application/notification-delivery/ports/similar-mentors';

@Injectable()
export class MentorshipSimilarMentors extends SimilarMentors {
  constructor(private readonly mentorship: MentorshipFacade) {
    super();
  }

  to(mentorId: number, forUserId: number): Promise<readonly number[]> {
    return this.mentorship.similarMentors(mentorId, forUserId);
  }
}
