import { ALUMNI_OF_DEMO_COLLEGE } from './alumni-of-demo-college';
import { ALUMNI_OF_OTHER_COLLEGES } from './alumni-of-other-colleges';
import type { DemoAlumniRow } from './demo-alumni-row';
import { DEMO_COLLEGE_IDS } from './demo-college-ids';

/** An invented person who studied at a real college. */
interface DemoAlum extends Pick<DemoAlumniRow, 'fullName' | 'collegeId' | 'major' | 'graduationYear'> {
  readonly username: string;
  readonly profile: {
    readonly currentPosition: string;
    readonly company: string;
    readonly industry: string;
    readonly yearsOfExperience: number;
    readonly skills: string;
    readonly mentorshipAreas: string;
    readonly location: string;
    readonly bio: string;
    readonly isWillingToMentor: boolean;
    readonly maxMentees: number;
    readonly availabilityStatus: 'available' | 'busy';
    readonly consideredColleges: number[];
  };
}

/** The year up to which years of experience are counted. */
const YEAR_OF_DEMO_DATA = 2026;
const { michiganState, floridaState } = DEMO_COLLEGE_IDS;
/** Alumni of one of the two large state universities considered the other one, so that the comparison finds them. */
const CONSIDERED_COLLEGES: Readonly<Record<number, number[]>> = {
  [michiganState]: [floridaState],
  [floridaState]: [michiganState],
};

/** Returns the username of a demo person. */
export const toDemoUsername = (fullName: string): string => `demo.${fullName.split(' ')[0]!.toLowerCase()}`;

/** Demo alumni at six colleges, without the one that people sign in with. Most of them have room for mentees. */
export const DEMO_ALUMNI: readonly DemoAlum[] = [...ALUMNI_OF_DEMO_COLLEGE, ...ALUMNI_OF_OTHER_COLLEGES].map(
  ({ fullName, collegeId, major, graduationYear, work, skills, areas, bio, places, isBusy = false }) => {
    const [currentPosition = '', company = '', industry = '', location = ''] = work.split(' | ');
    return {
      username: toDemoUsername(fullName),
      fullName,
      collegeId,
      major,
      graduationYear,
      profile: {
        currentPosition,
        company,
        industry,
        location,
        yearsOfExperience: YEAR_OF_DEMO_DATA - graduationYear,
        skills,
        mentorshipAreas: areas,
        bio,
        isWillingToMentor: places > 0,
        maxMentees: Math.max(places, 1),
        availabilityStatus: isBusy ? 'busy' : 'available',
        consideredColleges: CONSIDERED_COLLEGES[collegeId] ?? [],
      },
    };
  },
);
