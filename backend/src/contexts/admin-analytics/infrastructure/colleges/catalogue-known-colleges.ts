import { Injectable } from '@nestjs/common';
import { CollegesFacade } from '../../../colleges';
import { KnownColleges } from '../../application/ports/known-colleges';

@Injectable()
export class CatalogueKnownColleges extends KnownColleges {
  constructor(private readonly colleges: CollegesFacade) {
    super();
  }

  async includes(collegeId: number): Promise<boolean> {
    return (await this.colleges.headOf(collegeId)) !== null;
  }

  async websiteOf(collegeId: number): Promise<string | null> {
    return (await this.colleges.headOf(collegeId))?.website ?? null;
  }
}
