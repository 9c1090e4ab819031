import { Injectable } from '@nestjs/common';
import { CollegesFacade } from '../../../colleges';
import { SavedColleges } from '../../application/finder/ports/finder';
import type { NamedCollege } from '../../domain/matching/match-factors';

@Injectable()
export class SavedCollegesOfStudent extends SavedColleges {
  constructor(private readonly colleges: CollegesFacade) {
    super();
  }

  listByStudent(studentId: number): Promise<readonly NamedCollege[]> {
    return this.colleges.savedBy(studentId);
  }
}
