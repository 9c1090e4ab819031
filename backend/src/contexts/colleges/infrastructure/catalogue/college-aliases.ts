import type { CollegeAliases } from './aliases/college-aliases-row';
import { communityColleges } from './aliases/community-colleges';
import { easternUniversities } from './aliases/eastern-universities';
import { privateColleges } from './aliases/private-colleges';
import { westernUniversities } from './aliases/western-universities';

/**
 * The nicknames and acronyms that students type. Several institutions may share one ("OSU"). A short form that is a
 * prefix of the official name ("Stanford") is listed only if a larger institution's name has the same prefix.
 */
export const collegeAliases: readonly CollegeAliases[] = [
  ...privateColleges,
  ...easternUniversities,
  ...westernUniversities,
  ...communityColleges,
];
