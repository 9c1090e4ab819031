import { Injectable } from '@nestjs/common';
import { MentorshipFacade } from '../../../mentorship';
import { KnownPeople } from '../../application/reporting/ports/known-people';

@Injectable()
export class MentorshipKnownPeople extends KnownPeople {
  constructor(private readonly mentorship: MentorshipFacade) {
    super();
  }

  areKnown(personId: number, by: number): Promise<boolean> {
    return this.mentorship.knows(by, personId);
  }
}
