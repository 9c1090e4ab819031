import { DEMO_ALUMNI } from '../people/demo-alumni';

export const ALUMNI_LIST_FILE_NAME = 'reunion-2026.csv';

/** Alumni of the demo college who claim the profile that it imported. The others registered themselves. */
export const CLAIMING_USERNAMES: readonly string[] = ['demo.imani', 'demo.devin', 'demo.hazel', 'demo.amara'];

/** Invented graduates without an account: first name, last name, year, major, job title and company. */
const GRADUATES: readonly (readonly [string, string, number | '', string, string, string])[] = [
  ['Wendell', 'Ashdown', 1998, 'Agriculture', 'Farm Manager', 'Two Rivers Orchard'],
  ['Petra', 'Vandermolen', 2003, 'Chemistry', 'Quality Lead', 'Alderbrook'],
  ['Isaac', 'Thornbury', 2011, 'Finance', 'Portfolio Analyst', 'Larkspur Savings'],
  ['Noelle', 'Castaneda', 2014, 'Education', 'Principal', 'Eastgate Schools'],
  ['Gideon', 'Marsh', 2016, 'Mechanical Engineering', '', ''],
  ['Talia', 'Brennerman', 2018, 'Supply Chain Management', 'Planner', 'Goodfield Market'],
  ['Ravi', 'Chandlok', 2019, 'Computer Science', 'Site Engineer', 'Papermoon'],
  ['Maren', 'Halvorsen', 2020, 'Environmental Science', '', ''],
  ['Julius', 'Wentworth', 2021, 'Music', 'Teacher', 'Northside High'],
  ['Beatriz', 'Solano', 2023, 'Psychology', 'Case Worker', 'Second Porch'],
  ['Harriet', 'Osgood', '', 'History', '', ''],
];

const toAddress = (firstName: string, lastName: string): string => `${firstName}.${lastName}@example.org`.toLowerCase();

/**
 * A file as a college would upload it; the year of one row is missing. Everyone in it who has an account claims their
 * profile: a person who wrote a review isn't listed as invited.
 */
export function createAlumniListFile(): string {
  const members = DEMO_ALUMNI.filter(({ username }) => CLAIMING_USERNAMES.includes(username)).map(
    ({ username, fullName, major, graduationYear, profile: { currentPosition, company } }) => {
      const [firstName, lastName] = fullName.split(' ');
      return [firstName, lastName, `${username}@example.org`, graduationYear, major, currentPosition, company];
    },
  );
  const graduates = GRADUATES.map(([firstName, lastName, year, major, jobTitle, company]) => [
    firstName,
    lastName,
    toAddress(firstName, lastName),
    year,
    major,
    jobTitle,
    company,
  ]);
  const header = ['first_name', 'last_name', 'email', 'graduation_year', 'major', 'job_title', 'company'];
  return [header, ...members, ...graduates].map((cells) => cells.join(',')).join('\r\n');
}
