import type { AlumniRegistration } from '../../../domain/profile-fields/alumni-details';
import { PersonGone, type PersonSummary } from '../../../domain/profiles/person';
import type { ProfileSummary } from '../../../domain/profiles/profile-visibility';
import { People } from '../ports/people';

/** The people that a test adds. All lists come from `findActiveByIds`, which a subclass can override. */
export class InMemoryPeople extends People {
  readonly #people = new Map<number, PersonSummary>();
  readonly addresses = new Map<number, string>();
  readonly registrations = new Map<number, AlumniRegistration>();
  readonly representatives = new Set<number>();
  readonly alumColleges = new Map<number, readonly number[]>();
  readonly profileSummaries: ProfileSummary[] = [];
  readonly privacyChanges: [number, Date][] = [];

  get all(): readonly PersonSummary[] {
    return [...this.#people.values()];
  }

  add(id: number, details: Partial<PersonSummary> = {}): this {
    const person = { id, displayName: `Person ${id}`, avatarUrl: `/pictures/${id}`, isMinor: false, isSample: false };
    this.#people.set(id, { ...person, role: 'student', ...details });
    return this;
  }

  remove(id: number): void {
    this.#people.delete(id);
  }

  async getById(userId: number): Promise<PersonSummary> {
    const person = (await this.findActiveByIds([userId])).get(userId);
    if (!person) throw new PersonGone();
    return person;
  }

  async findActiveByIds(ids: readonly number[]): Promise<ReadonlyMap<number, PersonSummary>> {
    return new Map([...this.#people].filter(([id]) => ids.includes(id)));
  }

  findByIds(ids: readonly number[]): Promise<ReadonlyMap<number, PersonSummary>> {
    return this.findActiveByIds(ids);
  }

  async findEmailAddress(userId: number): Promise<string | null> {
    return this.addresses.get(userId) ?? null;
  }

  async findAlumniRegistration(userId: number): Promise<AlumniRegistration | null> {
    return this.registrations.get(userId) ?? null;
  }

  async canRepresentCollege(userId: number): Promise<boolean> {
    return this.representatives.has(userId);
  }

  async findVerifiedCollegeIds(): Promise<ReadonlyMap<number, readonly number[]>> {
    return this.alumColleges;
  }

  async saveProfileSummary(summary: ProfileSummary): Promise<void> {
    this.profileSummaries.push(summary);
  }

  async recordPrivacyChange(userId: number, at: Date): Promise<void> {
    this.privacyChanges.push([userId, at]);
  }
}
