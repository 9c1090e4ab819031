import { Injectable } from '@nestjs/common';
import { CatalogFacade } from '../../../contexts/colleges';
import { AccountDemoFacade } from '../../../contexts/identity';
import { MentorshipDemoFacade } from '../../../contexts/mentorship';
import { ADMINISTRATOR, ALUMNI, STUDENT } from './demo-accounts';
import { DEMO_ALUMNI } from './demo-alumni';
import { PORTRAITS } from './demo-portraits';
import { DEMO_STUDENTS } from './demo-students';
import { drawPortrait } from './draw-portrait';

/** Weekday afternoons of the demo alum, in their time zone. */
const DEMO_HOURS = {
  lengthMinutes: 30,
  noticeHours: 24,
  rules: [2, 3, 4].map((day) => ({ day, from: '16:00', to: '18:00' })),
  daysOff: [],
} as const;
const ACCOUNTS = [STUDENT, ALUMNI, ADMINISTRATOR];
const DEMO_TIME_ZONE = 'America/Detroit';

/** Creates the demo people with their profiles and pictures. */
@Injectable()
export class SeedPeople {
  constructor(
    private readonly identity: AccountDemoFacade,
    private readonly catalog: CatalogFacade,
    private readonly mentorship: MentorshipDemoFacade,
  ) {}

  /**
   * Creates the people who are missing, also those whose account was deleted.
   * @returns the IDs of all demo people, by username; people who were renamed are missing
   */
  async execute(): Promise<ReadonlyMap<string, number>> {
    const accounts = await this.identity.findIds(ACCOUNTS);
    const [student, alumni] = [accounts.get(STUDENT), accounts.get(ALUMNI)];
    if (student && alumni) await this.mentorship.seedProfiles({ student, alumni });
    if (alumni) await this.mentorship.seedHours(alumni, DEMO_HOURS, DEMO_TIME_ZONE);
    return new Map([...accounts, ...(await this.#seedStudents()), ...(await this.#seedAlumni())]);
  }

  /** Creates no one. @returns the IDs of the existing demo people, by username */
  findIds(): Promise<ReadonlyMap<string, number>> {
    const people = [...DEMO_STUDENTS, ...DEMO_ALUMNI].map(({ username }) => username);
    return this.identity.findIds([...ACCOUNTS, ...people]);
  }

  /** Draws the pictures of people who have just been created. */
  async seedPictures(ids: ReadonlyMap<string, number>): Promise<void> {
    for (const [username, userId] of ids) {
      const look = PORTRAITS[username];
      if (look) await this.identity.seedPicture(userId, () => drawPortrait(look));
    }
  }

  async #seedStudents(): Promise<ReadonlyMap<string, number>> {
    const ids = await this.identity.seedStudents(DEMO_STUDENTS);
    await this.mentorship.seedStudents(
      DEMO_STUDENTS.flatMap(({ username, profile }) =>
        ids.has(username) ? [{ userId: ids.get(username)!, profile }] : [],
      ),
    );
    return ids;
  }

  async #seedAlumni(): Promise<ReadonlyMap<string, number>> {
    const names = await this.catalog.listNames(DEMO_ALUMNI.map(({ collegeId }) => collegeId));
    const nameOf = new Map(names.map(({ id, name }) => [id, name]));
    const people = DEMO_ALUMNI.flatMap(({ collegeId: id, ...alumnus }) => {
      const name = nameOf.get(id);
      return name === undefined ? [] : [{ ...alumnus, college: { id, name } }];
    });
    const ids = await this.identity.seedAlumni(people);
    await this.mentorship.seedAlumni(
      people.flatMap(({ username, profile }) => (ids.has(username) ? [{ userId: ids.get(username)!, profile }] : [])),
    );
    return ids;
  }
}
