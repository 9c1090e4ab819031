import type { SignedInUser } from '../../../shared/application/authenticator';
import { CollegeRights } from '../../../shared/application/college-rights';
import { RoleDetails } from '../../../shared/application/role-details';
import { UseCase } from '../../../shared/application/use-case';
import type { Role } from '../../../shared/domain/role';
import { OtherRole } from '../domain/errors';
import { folded } from '../domain/folded';
import { narrows, type StudentFilters } from '../domain/student-filters';
import { statusAmong } from './alumni-card';
import { FindStudents } from './find-students';
import { type ListedPerson, listedPerson, oneself } from './listed-person';
import type { PageRequest } from './ports/finder-reader';
import { PeopleAround } from './ports/people-around';
import { type Findable, type FoundPerson, PeopleDirectoryReader } from './ports/people-directory-reader';
import { Relations, type RelationsOfOne } from './ports/relations';

export interface ListPeopleInput {
  readonly by: Pick<SignedInUser, 'id' | 'role'>;
  /** Only people in whose name this stands. */
  readonly q?: string;
  readonly role?: Role;
  /** Without oneself, and without connections whom one would not find otherwise. */
  readonly findable?: boolean;
  /** Only students who fit; they are those one can find. */
  readonly students?: StudentFilters;
  readonly page: PageRequest;
}

/** Everybody of a name at once: they are looked at one by one. */
const OF_ONE_NAME = { limit: 1_000, offset: 0 };

/** The people whom somebody may find or deals with already, and themselves. Administrators find no students. */
@UseCase()
export class ListPeople {
  constructor(
    private readonly reader: PeopleDirectoryReader,
    private readonly findStudents: FindStudents,
    private readonly relations: Relations,
    private readonly people: PeopleAround,
    private readonly details: RoleDetails,
    private readonly rights: CollegeRights,
  ) {}

  /** @throws OtherRole for who does not speak for their college yet */
  async execute({ by, q, page, ...asked }: ListPeopleInput): Promise<{ items: ListedPerson[]; total: number }> {
    if (by.role === 'college_admin') await this.#assertSpeaks(by.id);
    const relations = await this.relations.of(by.id);
    const findable = await this.#findable(by, asked, relations);
    if (!q) {
      const { items, total } = await this.reader.page({ ...findable, among: null }, page);
      return { items: await this.#shown(items, by.id, relations), total };
    }
    // Only the name that is shown counts: of somebody under 18 the rest of it is nobody's business.
    const found = await this.reader.page({ ...findable, among: await this.people.named(q) }, OF_ONE_NAME);
    const all = await this.#shown(found.items, by.id, relations);
    const named = all.filter(({ fullName }) => folded(fullName).includes(folded(q)));
    return { items: named.slice(page.offset, page.offset + page.limit), total: named.length };
  }

  async #findable(
    by: ListPeopleInput['by'],
    { role, findable = false, students: filters = {} }: Pick<ListPeopleInput, 'role' | 'findable' | 'students'>,
    relations: RelationsOfOne,
  ): Promise<Omit<Findable, 'among'>> {
    const isOf = (one: Role) => role === undefined || role === one;
    const onlyStudents = narrows(filters);
    const withoutDealings = findable || onlyStudents;
    const students =
      isOf('student') && by.role !== 'college_admin' ? await this.findStudents.execute(filters, relations) : [];
    const dealtWith = withoutDealings ? [] : await this.#ofRole([by.id, ...relations.connected], role);
    const never = new Set([...relations.blocked, ...(withoutDealings ? [by.id] : [])]);
    return {
      alumni: isOf('alumni') && !onlyStudents,
      always: [...new Set([...students, ...dealtWith])].filter((id) => !never.has(id)),
      never: [...never],
    };
  }

  async #shown(found: readonly FoundPerson[], by: number, relations: RelationsOfOne): Promise<ListedPerson[]> {
    const people = await this.people.present(found.map(({ id }) => id));
    const address = found.some(({ id }) => id === by) ? await this.people.addressOf(by) : null;
    return found.flatMap((one) => {
      const person = people.get(one.id);
      if (!person) return [];
      if (one.id === by) return [oneself(person, address)];
      return listedPerson(one, person, statusAmong(relations, one.id)) ?? [];
    });
  }

  async #ofRole(ids: readonly number[], role: Role | undefined): Promise<readonly number[]> {
    const people = await this.people.present(ids);
    return ids.filter((id) => people.has(id) && (role === undefined || people.get(id)!.role === role));
  }

  async #assertSpeaks(userId: number): Promise<void> {
    const { collegeAdmin } = await this.details.of(userId, 'college_admin');
    if (!collegeAdmin || !(await this.rights.speaksFor(userId, collegeAdmin.collegeId))) throw new OtherRole();
  }
}
