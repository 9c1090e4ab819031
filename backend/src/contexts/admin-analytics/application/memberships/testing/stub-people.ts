import { type ApplicantAccount, type AuditedAction, People, type Representative } from '../ports/people';

/** A fake with the users that a test adds, by username. */
export class StubPeople extends People {
  readonly audited: Parameters<People['audit']>[] = [];
  readonly #people = new Map<string, Representative>();

  /**
   * Adds an adult with a staff address at every college of the fakes and without a second factor, unless overridden.
   */
  put(username: string, person: Pick<Representative, 'userId' | 'collegeId'> & Partial<Representative>): void {
    const confirmedEmail = `${username}@college.edu`;
    this.#people.set(username, { confirmedEmail, isMinor: false, twoFactorEnabled: false, ...person });
  }

  /** Simulates that the user changed to another role. */
  remove(username: string): void {
    this.#people.delete(username);
  }

  async findNames(userIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
    const known = [...this.#people].filter(([, { userId, isMinor }]) => userIds.includes(userId) && !isMinor);
    return new Map(known.map(([username, { userId }]) => [userId, username]));
  }

  async find(userId: number): Promise<Representative | null> {
    return [...this.#people.values()].find((person) => person.userId === userId) ?? null;
  }

  async findByUsername(username: string): Promise<Representative | null> {
    return this.#people.get(username) ?? null;
  }

  async isAdult(userId: number): Promise<boolean> {
    return (await this.find(userId))?.isMinor === false;
  }

  async listApplicants(ids: readonly number[]): Promise<readonly ApplicantAccount[]> {
    const known = [...this.#people].filter(([, { userId }]) => ids.includes(userId));
    return known.map(([username, { userId, confirmedEmail }]) => ({
      id: userId,
      fullName: username,
      email: `${username}@college.edu`,
      isEmailConfirmed: confirmedEmail !== null,
      isSample: false,
    }));
  }

  async audit(action: AuditedAction, userId: number | null, at: Date, detail: string): Promise<void> {
    this.audited.push([action, userId, at, detail]);
  }
}
