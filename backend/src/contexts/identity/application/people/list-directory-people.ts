import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import type { Role } from '../../../../shared/domain/role';
import { adultFrom, type BirthDate } from '../../domain/users/age';
import { displayName } from '../../domain/people/display-name';
import { PeopleReader } from './ports/people-reader';

/** What decides whether, and by which name, someone is found in lists of people. */
export interface DirectoryPerson {
  readonly id: number;
  readonly role: Role;
  /** As others read it. */
  readonly displayName: string;
  /** `YYYY-MM-DD`; null for adults. */
  readonly adultFrom: BirthDate | null;
  /** They have confirmed their address, and are neither leaving nor suspended. */
  readonly takesPart: boolean;
}

/** People for a list that another context keeps and searches. */
@UseCase()
export class ListDirectoryPeople {
  constructor(
    private readonly people: PeopleReader,
    private readonly clock: Clock,
  ) {}

  /** @returns those of `ids` who have an account and keep it, in no order */
  async execute(ids: readonly number[]): Promise<DirectoryPerson[]> {
    const now = this.clock.now();
    const [found, reachable] = [await this.people.findByIds(ids), await this.people.findReachable(ids)];
    return found.map(({ id, role, fullName, birthDate }) => {
      const day = adultFrom(birthDate, now);
      const name = displayName(fullName, day !== null);
      return { id, role, displayName: name, adultFrom: day, takesPart: reachable.has(id) };
    });
  }
}
