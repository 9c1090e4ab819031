import type { Mapping } from '../../../shared/infrastructure/typeorm/data-source';
import { campusEventSchema } from './campus-events/campus-event.schema';
import { collegeChangeSchema } from './editing/college-change.schema';
import { collegeProfileSchema } from './editing/college-profile.schema';
import { inquirySchema } from './engagement/inquiry.schema';
import { Colleges1764100000000 } from './migrations/1764100000000-colleges';
import { Directory1764200000001 } from './migrations/1764200000001-directory';
import { ReviewsEventsSaved1764200000002 } from './migrations/1764200000002-reviews-events-saved';
import { CollegeHistory1764200000004 } from './migrations/1764200000004-college-history';
import { CollegesWithoutPeople1764400000004 } from './migrations/1764400000004-colleges-without-people';
import { UnknownMajors1764728000032 } from './migrations/1764728000032-unknown-majors';
import { StatisticsOfTheCatalogue1764728000041 } from './migrations/1764728000041-statistics-of-the-catalogue';
import { HiddenReviews1764735000004 } from './migrations/1764735000004-hidden-reviews';
import { Popularity1764910000001 } from './migrations/1764910000001-popularity';
import { DirectoryByPopularity1764910000002 } from './migrations/1764910000002-directory-by-popularity';
import { KindsAndTowns1764920000001 } from './migrations/1764920000001-kinds-and-towns';
import { KindsAndTownsByIndex1764920000002 } from './migrations/1764920000002-kinds-and-towns-by-index';
import { Demand1764940000001 } from './migrations/1764940000001-demand';
import { DirectoryByDemand1764940000002 } from './migrations/1764940000002-directory-by-demand';
import { AlumniOfColleges1764970000011 } from './migrations/1764970000011-alumni-of-colleges';
import { CatalogVersion1765000000002 } from './migrations/1765000000002-catalog-version';
import { FederalFigures1765100000001 } from './migrations/1765100000001-federal-figures';
import { PlansForSavedColleges1765100000021 } from './migrations/1765100000021-plans-for-saved-colleges';
import { PlansForSavedCollegesValidated1765100000022 } from './migrations/1765100000022-plans-for-saved-colleges-validated';
import { ZipAreas1765100000041 } from './migrations/1765100000041-zip-areas';
import { MajorsImports1765100000051 } from './migrations/1765100000051-majors-imports';
import { DirectoryFigures1765200000001 } from './migrations/1765200000001-directory-figures';
import { RepaymentAndFaculty1765200000041 } from './migrations/1765200000041-repayment-and-faculty';
import { Programs1765300000061 } from './migrations/1765300000061-programs';
import { ExportedVersions1765500000001 } from './migrations/1765500000001-exported-versions';
import { reviewSchema } from './reviews/review.schema';
import { savedCollegeSchema } from './saved-colleges/saved-college.schema';

/** The entities and migrations of this context, oldest migration first. */
export const collegesMapping: Mapping = {
  entities: [
    campusEventSchema,
    collegeChangeSchema,
    collegeProfileSchema,
    inquirySchema,
    reviewSchema,
    savedCollegeSchema,
  ],
  migrations: [
    Colleges1764100000000,
    Directory1764200000001,
    ReviewsEventsSaved1764200000002,
    CollegeHistory1764200000004,
    CollegesWithoutPeople1764400000004,
    UnknownMajors1764728000032,
    StatisticsOfTheCatalogue1764728000041,
    HiddenReviews1764735000004,
    Popularity1764910000001,
    DirectoryByPopularity1764910000002,
    KindsAndTowns1764920000001,
    KindsAndTownsByIndex1764920000002,
    Demand1764940000001,
    DirectoryByDemand1764940000002,
    AlumniOfColleges1764970000011,
    CatalogVersion1765000000002,
    FederalFigures1765100000001,
    PlansForSavedColleges1765100000021,
    PlansForSavedCollegesValidated1765100000022,
    ZipAreas1765100000041,
    MajorsImports1765100000051,
    DirectoryFigures1765200000001,
    RepaymentAndFaculty1765200000041,
    Programs1765300000061,
    ExportedVersions1765500000001,
  ],
};
