import { type AccountOrigin, PeopleReader, type PersonRecord } from '../ports/people-reader';

export const aPersonRecord = (id: number, overrides: Partial<PersonRecord> = {}): PersonRecord => ({
  id,
  fullName: 'Robin Example',
  birthDate: '2000-05-17',
  avatarUrl: null,
  role: 'student',
  collegeId: null,
  hiddenFrom: null,
  representedCollegeIds: [],
  alumOfCollegeIds: [],
  state: 'active',
  isSample: false,
  ...overrides,
});

/** Finds the given records, and nothing else about people. */
export class InMemoryPeopleReader extends PeopleReader {
  readonly queriedIds: (readonly number[])[] = [];
  readonly #records: readonly PersonRecord[];

  constructor(...records: PersonRecord[]) {
    super();
    this.#records = records;
  }

  async findOrigins(): Promise<ReadonlyMap<number, AccountOrigin>> {
    return new Map();
  }

  async getRegisteredAt(): Promise<Date> {
    return new Date('2026-01-01T00:00:00Z');
  }

  async findByIds(ids: readonly number[]): Promise<readonly PersonRecord[]> {
    this.queriedIds.push(ids);
    return this.#records.filter(({ id }) => ids.includes(id));
  }

  async findReachableEmails(): Promise<ReadonlyMap<number, string>> {
    return new Map();
  }

  async listIdsAfter(): Promise<readonly number[]> {
    return [];
  }

  async listSampleIds(): Promise<readonly number[]> {
    return [];
  }

  async findIdsByUsername(): Promise<ReadonlyMap<string, number>> {
    return new Map();
  }

  async findLastActiveMonths(): Promise<ReadonlyMap<number, string>> {
    return new Map();
  }
}
