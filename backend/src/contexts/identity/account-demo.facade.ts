import { Injectable } from '@nestjs/common';
import {
  toApplicant,
  DEMO_PASSWORD,
  DEMO_PEOPLE,
  type DemoAlumnus,
  SeedDemoPeople,
} from './application/registration/demo-people';
import { PeopleReader } from './application/people/ports/people-reader';

interface DemoAccounts {
  readonly made: readonly string[];
  readonly usernames: readonly string[];
  readonly password: string;
}

/** Accounts of the demo data. */
@Injectable()
export class AccountDemoFacade {
  constructor(
    private readonly demoPeople: SeedDemoPeople,
    private readonly peopleReader: PeopleReader,
  ) {}

  /** Creates the missing demo accounts. */
  async seedPeople(): Promise<DemoAccounts> {
    const made = await this.demoPeople.execute();
    return { made, usernames: DEMO_PEOPLE.map((person) => person.username), password: DEMO_PASSWORD };
  }

  /** Creates the missing accounts of demo alumni. @returns the IDs of the existing ones, by username */
  async seedAlumni(alumni: readonly DemoAlumnus[]): Promise<ReadonlyMap<string, number>> {
    await this.demoPeople.execute(alumni.map(toApplicant));
    return this.peopleReader.findIdsByUsername(alumni.map(({ username }) => username));
  }

  /** Returns the IDs of the existing demo accounts, by username. */
  findDemoAccountIds(): Promise<ReadonlyMap<string, number>> {
    return this.peopleReader.findIdsByUsername(DEMO_PEOPLE.map((person) => person.username));
  }
}
