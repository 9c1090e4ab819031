import { Injectable } from '@nestjs/common';
import { CatalogFacade } from '../../../colleges';
import { KnownColleges, type NamedCollege } from '../../application/memberships/ports/known-colleges';

@Injectable()
export class CatalogueKnownColleges extends KnownColleges {
  constructor(private readonly colleges: CatalogFacade) {
    super();
  }

  async exists(collegeId: number): Promise<boolean> {
    return (await this.colleges.listNames([collegeId])).length > 0;
  }

  listByIds(collegeIds: readonly number[]): Promise<readonly NamedCollege[]> {
    return this.colleges.listWebsites(collegeIds);
  }

  async findWebsite(collegeId: number): Promise<string | null> {
    return (await this.colleges.listWebsites([collegeId]))[0]?.website ?? null;
  }
}
