import { Randomness } from '../../../../shared/application/randomness';
import { RateLimits, TooManyRequests } from '../../../../shared/application/rate-limits';
import type { DomainEvent } from '../../../../shared/domain/aggregate';
import type { RateLimit } from '../../../../shared/domain/limits';
import { CollegeNotFound } from '../../domain/catalogue/errors';
import type { CollegeId, PersonId } from '../../domain/catalogue/ids';
import type { Interaction } from '../../domain/engagement/interaction';
import { toAliasKey, normalizeText } from '../../domain/search/normal-text';
import type { ShownPerson } from '../../domain/people/person';
import { Interactions } from '../engagement/ports/interest';
import { type KnownCollege, KnownColleges } from '../catalogue/ports/known-colleges';
import { People } from '../people/ports/people';

export const NOON = new Date('2026-03-01T12:00:00Z');
export const hoursLater = (hours: number, start = NOON): Date => new Date(start.getTime() + hours * 3_600_000);

export const MSU = 1 as CollegeId;
export const FSU = 2 as CollegeId;
export const robin = 11 as PersonId;
export const kim = 12 as PersonId;
export const dean = 13 as PersonId;

/** Returns a new value on each call. */
export class CountedRandomness extends Randomness {
  #count = 0;

  createToken(): string {
    return `random-${++this.#count}`;
  }
}

/** Counts forever: its window never ends. */
export class CountedLimits extends RateLimits {
  readonly #points = new Map<string, number>();

  async consume({ name, points, seconds }: RateLimit, key: string): Promise<void> {
    const used = (this.#points.get(`${name} ${key}`) ?? 0) + 1;
    this.#points.set(`${name} ${key}`, used);
    if (used > points) throw new TooManyRequests(seconds);
  }

  async check(): Promise<void> {}

  async reset(): Promise<void> {}
}

export class FewColleges extends KnownColleges {
  readonly #colleges: readonly (KnownCollege & { readonly alias?: string })[];

  constructor(...more: { id: number; name: string; alias?: string }[]) {
    super();
    const place = { city: 'Sampleton', state: 'OH', type: 'Public 4-year' } as const;
    const all = [
      { id: MSU, name: 'Northern Example College', alias: 'NEC' },
      { id: FSU, name: 'Southern Example College', alias: 'SEC' },
      ...more,
    ];
    this.#colleges = all.map((college) => ({ ...college, ...place, id: college.id as CollegeId }));
  }

  async get(id: number): Promise<KnownCollege> {
    const found = this.#colleges.find((college) => college.id === id);
    if (!found) throw new CollegeNotFound();
    return found;
  }

  async listExistingIds(ids: readonly number[]): Promise<readonly CollegeId[]> {
    return this.#colleges.map(({ id }) => id).filter((id) => ids.includes(id));
  }

  async listNames(ids: readonly number[]): Promise<readonly KnownCollege[]> {
    return this.#colleges.filter(({ id }) => ids.includes(id));
  }

  async findUndergraduateCounts(): Promise<ReadonlyMap<number, number | null>> {
    return new Map();
  }

  async listWebsites(ids: readonly number[]): Promise<readonly (KnownCollege & { website: null })[]> {
    return (await this.listNames(ids)).map((college) => ({ ...college, website: null }));
  }

  async listByName(name: string): Promise<readonly KnownCollege[]> {
    if (normalizeText(name) === '') return [];
    const exact = this.#colleges.filter((college) => normalizeText(college.name) === normalizeText(name));
    return exact.length > 0
      ? exact
      : this.#colleges.filter(({ alias }) => alias && toAliasKey(alias) === toAliasKey(name));
  }
}

/** A fake with the people it is given; it counts how often they are read. */
export class FewPeople extends People {
  calls = 0;
  /** The college that a user represents. */
  protected readonly represented = new Map<number, CollegeId>();
  readonly #people: ReadonlyMap<number, ShownPerson>;

  constructor(...people: ShownPerson[]) {
    super();
    this.#people = new Map(people.map((person) => [person.id, person]));
  }

  async findByIds(ids: readonly number[]): Promise<ReadonlyMap<number, ShownPerson>> {
    this.calls += 1;
    return new Map([...this.#people].filter(([id]) => ids.includes(id)));
  }

  async canRepresent(userId: number, collegeId: number): Promise<boolean> {
    return this.represented.get(userId) === collegeId;
  }
}

/** The dean represents only this college. */
export class DeanOf extends FewPeople {
  constructor(collegeId: CollegeId, ...people: ShownPerson[]) {
    super(...people);
    this.represented.set(dean, collegeId);
  }
}

export const aPerson = (id: PersonId, changes: Partial<ShownPerson> = {}): ShownPerson => ({
  id,
  displayName: 'Robin Example',
  isMinor: false,
  role: 'student',
  hiddenFrom: 'nobody',
  verifiedAlumniOf: [],
  avatarUrl: 'https://example.org/robin.png',
  alumniCollegeId: null,
  ...changes,
});

export class RecordedInteractions extends Interactions {
  readonly events: DomainEvent[] = [];

  async publish(interaction: Interaction): Promise<void> {
    this.events.push(...interaction.pullEvents());
  }
}
