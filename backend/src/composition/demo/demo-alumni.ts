/** An invented person who studied at a real college. */
interface DemoAlumna {
  readonly username: string;
  readonly fullName: string;
  /** Row in the starter table. */
  readonly collegeId: number;
  readonly major: string;
  readonly graduationYear: number;
  readonly told: {
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

type Row = readonly [name: string, collegeId: number, major: string, year: number, work: string, skills: string];

/** The work has the format "position | company | industry | place". */
const ROWS: readonly Row[] = [
  [
    'Imani Brookfield',
    1,
    'Biology',
    2014,
    'Lab Manager | Harrow Diagnostics | Healthcare | Ann Arbor, MI',
    'Statistics',
  ],
  ['Tobias Wexler', 2, 'Economics', 2011, 'Credit Analyst | Larkspur Savings | Finance | Tampa, FL', 'Spreadsheets'],
  ['Marisol Quintero', 3, 'Nursing', 2017, 'Nurse | Fernhill Clinic | Healthcare | Tucson, AZ', 'Patient care'],
  ['Devin Okoro', 5, 'Computer Science', 2019, 'Web Developer | Papermoon | Technology | Denver, CO', 'TypeScript'],
  ['Hazel Lindqvist', 8, 'Journalism', 2009, 'Editor | The Valley Ledger | Media | Fresno, CA', 'Editing'],
  ['Rashid Belmonte', 12, 'Mechanical Engineering', 2013, 'Designer | Ironleaf | Manufacturing | Gary, IN', 'CAD'],
  ['Priya Marlowe', 15, 'Psychology', 2016, 'Counselor | Eastgate Schools | Education | Albany, NY', 'Counseling'],
  ['Caleb Nakano', 20, 'Accounting', 2008, 'Auditor | Stillwater Partners | Finance | Boise, ID', 'Auditing'],
  ['Noor Castellan', 25, 'Political Science', 2012, 'Policy Adviser | City of Reno | Government | Reno, NV', 'Policy'],
  ['Greta Hollis', 31, 'Marketing', 2018, 'Brand Manager | Copperkettle | Marketing | Austin, TX', 'Campaigns'],
  ['Mateo Farrow', 38, 'History', 2015, 'Teacher | Northside High | Education | Toledo, OH', 'Lesson planning'],
  ['Yuki Abernathy', 44, 'Graphic Design', 2020, 'Illustrator | Bluebottle Studio | Media | Portland, OR', 'Drawing'],
  ['Salma Whitlock', 52, 'Public Health', 2010, 'Coordinator | Open Table | Nonprofit | Macon, GA', 'Grant writing'],
  ['Jonah Perrine', 60, 'Chemistry', 2007, 'Process Chemist | Alderbrook | Manufacturing | Akron, OH', 'Lab safety'],
  ['Ewa Tillman', 68, 'Law', 2006, 'Attorney | Tillman and Roe | Legal | Salem, OR', 'Negotiation'],
  ['Dario Kestrel', 77, 'Business Administration', 2021, 'Buyer | Goodfield Market | Retail | Mesa, AZ', 'Planning'],
  ['Amara Fenwick', 85, 'Data Science', 2022, 'Data Analyst | Quillworks | Technology | Raleigh, NC', 'Python'],
  [
    'Lionel Strand',
    96,
    'Civil Engineering',
    2005,
    'Engineer | Bridgewater County | Government | Erie, PA',
    'Surveying',
  ],
  ['Bettina Soto', 108, 'Management', 2012, 'Consultant | Fathom Advisers | Consulting | Omaha, NE', 'Interviewing'],
  ['Kwame Dunmore', 120, 'Physics', 2016, 'Systems Engineer | Northlight Software | Technology | Lehi, UT', 'C++'],
  ['Odile Prescott', 134, 'English', 2013, 'Copywriter | Marigold Works | Marketing | Provo, UT', 'Writing'],
  [
    'Samir Vantongeren',
    150,
    'Mathematics',
    2018,
    'Actuary | Evenkeel Mutual | Finance | Des Moines, IA',
    'Probability',
  ],
  ['Lucia Harte', 165, 'Social Work', 2011, 'Program Lead | Second Porch | Nonprofit | Mobile, AL', 'Listening'],
  ['Felix Arden', 180, 'Music', 2019, 'Sound Engineer | Low Tide Audio | Media | Duluth, MN', 'Recording'],
];
const AREAS = ['Choosing a major, First job', 'Internships, Essays', 'Changing fields, Interviews', 'Campus life'];
const BIOS = [
  'I changed majors twice before I found work I like, and I’m glad I did. Ask me how I knew it was time.',
  'I was the first in my family to go to college. I like to help with questions that no website answers.',
  'Most of my coworkers studied something completely different. I’m happy to tell you what a typical week looks like.',
];
/** Colleges that enough of them considered to show a crossroads. */
const CROSSROADS = [1, 2];
const LATEST_YEAR_OF_WORK = 2024;

/** Demo alumni at colleges in all parts of the country. Most of them are available. */
export const DEMO_ALUMNI: readonly DemoAlumna[] = ROWS.map(
  ([fullName, collegeId, major, graduationYear, work, skills], n) => {
    const [currentPosition = '', company = '', industry = '', location = ''] = work.split(' | ');
    return {
      username: `demo.${fullName.split(' ')[0]!.toLowerCase()}`,
      fullName,
      collegeId,
      major,
      graduationYear,
      told: {
        currentPosition,
        company,
        industry,
        location,
        yearsOfExperience: LATEST_YEAR_OF_WORK - graduationYear,
        skills: `${skills}, Interviewing, Presenting`,
        mentorshipAreas: AREAS[n % AREAS.length]!,
        bio: BIOS[n % BIOS.length]!,
        isWillingToMentor: n % 6 !== 5,
        maxMentees: 1 + (n % 3),
        availabilityStatus: n % 8 === 7 ? 'busy' : 'available',
        consideredColleges: n % 3 === 0 ? CROSSROADS : [],
      },
    };
  },
);
