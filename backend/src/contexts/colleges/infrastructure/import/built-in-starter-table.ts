import { Injectable } from '@nestjs/common';
import { StarterTable } from '../../application/import/ports/catalogue';
import type { FederalCollege } from '../../domain/catalogue/federal-college';
import { percent } from '../../domain/import/markers';
import { starterColleges } from '../catalogue/starter-colleges';

/** The release of the College Scorecard that the figures of 2023-24 were published in. */
const RELEASE = '2025-05-19';

@Injectable()
export class BuiltInStarterTable extends StarterTable {
  colleges(): readonly FederalCollege[] {
    return starterColleges.map((college) => ({
      ...college,
      opeid: null,
      admissionRate: percent(college.admissionRate),
      graduationRate: percent(college.graduationRate),
      mainCampusIpedsId: null,
      majors: { names: college.majors, source: 'starter' },
      aliases: [],
    }));
  }

  release(): string {
    return RELEASE;
  }
}
