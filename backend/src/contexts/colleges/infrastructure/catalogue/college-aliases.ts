import type { CollegeAliases } from './aliases/college-aliases-row';
import { communityColleges } from './aliases/community-colleges';
import { easternUniversities } from './aliases/eastern-universities';
import { privateColleges } from './aliases/private-colleges';
import { westernUniversities } from './aliases/western-universities';

/**
 * The nicknames and acronyms students type. Several institutions may share one ("OSU"). A shortening that the official
 * name starts with ("Stanford") is listed only where a larger institution's name starts with it too.
 */
export const collegeAliases: readonly CollegeAliases[] = [
  ...privateColleges,
  ...easternUniversities,
  ...westernUniversities,
  ...communityColleges,
];
