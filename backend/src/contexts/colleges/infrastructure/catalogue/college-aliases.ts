import type { CollegeAliases } from './aliases/college-aliases-row';
import { communityCollegeAliases } from './aliases/community-colleges';
import { easternUniversityAliases } from './aliases/eastern-universities';
import { privateCollegeAliases } from './aliases/private-colleges';
import { westernUniversityAliases } from './aliases/western-universities';

/**
 * The nicknames and acronyms that students type. Several institutions may share one ("OSU"). A short form that is a
 * prefix of the official name ("Stanford") is listed only if a larger institution's name has the same prefix.
 */
export const collegeAliases: readonly CollegeAliases[] = [
  ...privateCollegeAliases,
  ...easternUniversityAliases,
  ...westernUniversityAliases,
  ...communityCollegeAliases,
];
