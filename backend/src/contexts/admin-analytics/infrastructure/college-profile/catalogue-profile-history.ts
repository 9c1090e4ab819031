import { Injectable } from '@nestjs/common';
import { CollegesFacade } from '../../../colleges';
import { ProfileHistory } from '../../application/college-profile/ports/profile-history';

@Injectable()
export class CatalogueProfileHistory extends ProfileHistory {
  constructor(private readonly colleges: CollegesFacade) {
    super();
  }

  list(collegeId: number, page: { limit: number; after: number | null }) {
    return this.colleges.changesOf(collegeId, page);
  }
}
