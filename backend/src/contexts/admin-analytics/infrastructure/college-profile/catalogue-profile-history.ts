import { Injectable } from '@nestjs/common';
import { CollegeProfileFacade } from '../../../colleges';
import { ProfileHistory } from '../../application/college-profile/ports/profile-history';

@Injectable()
export class CatalogueProfileHistory extends ProfileHistory {
  constructor(private readonly colleges: CollegeProfileFacade) {
    super();
  }

  list(collegeId: number, page: { limit: number; after: number | null }) {
    return this.colleges.listChanges(collegeId, page);
  }
}
