import { Injectable } from '@nestjs/common';
import {
  toApplicant,
  toStudentApplicant,
  DEMO_PASSWORD,
  DEMO_PEOPLE,
  type DemoAlumnus,
  type DemoStudent,
  SeedDemoPeople,
} from './application/registration/demo-people';
import { PeopleReader } from './application/people/ports/people-reader';
import { SeedDemoPicture } from './application/pictures/seed-demo-picture';
import type { UserId } from './domain/users/user-state';

interface DemoAccounts {
  readonly made: readonly string[];
  readonly usernames: readonly string[];
  readonly password: string;
}

/** Accounts of the demo data. */
@Injectable()
export class AccountDemoFacade {
  constructor(
    private readonly seedDemoPeople: SeedDemoPeople,
    private readonly peopleReader: PeopleReader,
    private readonly seedDemoPicture: SeedDemoPicture,
  ) {}

  /** Creates the missing accounts that people sign in with. @returns as `made` the usernames of those it has created */
  async seedPeople(): Promise<DemoAccounts> {
    const made = await this.seedDemoPeople.execute();
    return { made, usernames: DEMO_PEOPLE.map((person) => person.username), password: DEMO_PASSWORD };
  }

  /** Creates the missing accounts of demo alumni. @returns the IDs of the existing ones, by username */
  async seedAlumni(alumni: readonly DemoAlumnus[]): Promise<ReadonlyMap<string, number>> {
    await this.seedDemoPeople.execute(alumni.map(toApplicant));
    return this.findIds(alumni.map(({ username }) => username));
  }

  /** Creates the missing accounts of demo students. @returns the IDs of the existing ones, by username */
  async seedStudents(students: readonly DemoStudent[]): Promise<ReadonlyMap<string, number>> {
    await this.seedDemoPeople.execute(students.map(toStudentApplicant));
    return this.findIds(students.map(({ username }) => username));
  }

  /**
   * Gives a demo user a picture, unless they have changed their account since its registration.
   * @param createPicture returns an image file; called only if it is needed
   */
  seedPicture(userId: number, createPicture: () => Uint8Array): Promise<void> {
    return this.seedDemoPicture.execute(userId as UserId, createPicture);
  }

  /** Returns the IDs of the existing accounts with these usernames, by username. */
  findIds(usernames: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return this.peopleReader.findIdsByUsername(usernames);
  }
}
