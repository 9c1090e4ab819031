import { toDemoUsername } from './demo-alumni';

interface DemoStudent {
  readonly username: string;
  readonly fullName: string;
  readonly birthDate: string;
  readonly profile: {
    readonly intendedMajor: string;
    readonly currentSchool: string;
    readonly graduationYear: number;
    readonly interests: string;
    readonly careerGoals: string;
    readonly location: string;
    readonly bio: string;
  };
}

type Row = readonly [
  fullName: string,
  birthDate: string,
  major: string,
  /** In the format "school | year of graduation | place". */
  school: string,
  interests: string,
  goals: string,
  bio: string,
];

const ROWS: readonly Row[] = [
  [
    'Nia Calloway',
    '2006-02-11',
    'Biology',
    'Macomb Community College | 2027 | Warren, MI',
    'Birdwatching, track, podcasts about medicine',
    'I want to work in a lab first, and decide about medical school later.',
    'I work weekends at a pharmacy and like explaining things to people.',
  ],
  [
    'Theo Brandvold',
    '2005-08-30',
    'Mechanical Engineering',
    'Lansing Community College | 2027 | Okemos, MI',
    'Robotics, old bicycles, climbing',
    'I want to design machines that are easy to repair.',
    'Our robotics team came in fourth last year, and I built the arm.',
  ],
  [
    'Leila Farahani',
    '2006-01-19',
    'Psychology',
    'Miami Dade College | 2028 | Hialeah, FL',
    'Volunteering, photography',
    'I hope to become a school counselor.',
    'I speak three languages at home and do the paperwork in all of them.',
  ],
  [
    'Owen Castellane',
    '2004-11-05',
    'Business Administration',
    'Bunker Hill Community College | 2026 | Quincy, MA',
    'Cooking, soccer, thrift stores',
    'One day I want to open a small restaurant and know the numbers behind it.',
    'I have three years of kitchen experience and a spreadsheet for everything.',
  ],
  [
    'Grace Okonjo',
    '2006-06-23',
    'Nursing',
    'Dallas College | 2028 | Garland, TX',
    'Choir, first aid, crosswords',
    'I plan to become a nurse and to work with children.',
    'My aunt is a nurse and took me along once, and that settled it.',
  ],
  [
    'Minh Tranter',
    '2005-03-14',
    'Computer Science',
    'De Anza College | 2027 | San Jose, CA',
    'Chess, game jams, tea',
    'I want to write software for people who don’t like computers.',
    'I taught myself to program with library books and still return them late.',
  ],
  [
    'Sofia Ardmore',
    '2005-12-02',
    'Journalism',
    'Santa Monica College | 2027 | Culver City, CA',
    'School newspaper, surfing, maps',
    'I’d like to report on local news that affects people directly.',
    'I’ve published fourteen articles, and two of them had corrections.',
  ],
  [
    'Eli Novakson',
    '2004-09-17',
    'Mathematics',
    'Columbus State Community College | 2026 | Dublin, OH',
    'Board games, running, puzzles',
    'I’m deciding between teaching and actuarial work.',
    'I tutor algebra four afternoons a week and enjoy it more than I expected.',
  ],
  [
    'Hana Westbrook',
    '2006-04-28',
    'Graphic Design',
    'Portland Community College | 2028 | Beaverton, OR',
    'Printmaking, comics, gardening',
    'I want to illustrate books for children.',
    'I draw every day, mostly my neighbor’s very patient dog.',
  ],
  [
    'Jamal Prewitt',
    '2005-07-07',
    'Political Science',
    'Prince George’s Community College | 2027 | Bowie, MD',
    'Debate, basketball, history podcasts',
    'I’d like to work for a city and maybe run for office later.',
    'I registered 140 students to vote last fall and learned how to knock on doors.',
  ],
  [
    'Clara Lindgren',
    '2006-03-09',
    'Data Science',
    'Kirkwood Community College | 2028 | Cedar Rapids, IA',
    'Baking, statistics of baseball, choir',
    'I want to find out whether I like data as a job as much as I do as a hobby.',
    'I track the weather in our garden and have five years of numbers to prove it.',
  ],
];

/** Invented adult students, without the one that people sign in with. */
export const DEMO_STUDENTS: readonly DemoStudent[] = ROWS.map(
  ([fullName, birthDate, intendedMajor, school, interests, careerGoals, bio]) => {
    const [currentSchool = '', graduationYear = '', location = ''] = school.split(' | ');
    return {
      username: toDemoUsername(fullName),
      fullName,
      birthDate,
      profile: {
        intendedMajor,
        currentSchool,
        graduationYear: Number(graduationYear),
        interests,
        careerGoals,
        location,
        bio,
      },
    };
  },
);
