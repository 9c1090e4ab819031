import type {
  GeneratedCampusEvent,
  GeneratedInquiry,
  GeneratedReview,
  GeneratedSavedCollege,
} from '../../contexts/colleges';
import type { GeneratedConsent, GeneratedInteraction } from '../../contexts/admin-analytics';
import { heavyTailWeight, Shares, timeBetween, zipfRank } from './distributions';
import type { Population } from './population';
import type { SeededRandom } from './seeded-random';

const DAY_MS = 24 * 3_600_000;
/** The product deletes interactions after 90 days. */
const INTERACTION_DAYS = 89;
/** Views count up to three times a day, so the product doesn't store more. */
const MAX_VIEWS_PER_DAY = 3;
const MAX_INTERACTIONS_OF_PERSON = 500;

/** Frequent ones several times. */
const INTERACTION_KINDS = [
  ...Array.from({ length: 10 }, () => 'view' as const),
  'compare',
  'compare',
  'alumni_view',
  'alumni_view',
  'website',
  'net_price',
] as const;
const VIEW_SOURCES = ['search', 'directory', 'comparison', 'alumni_profile', 'other'] as const;

/** What people do with colleges. */
export class Engagement {
  readonly #now: number;

  constructor(
    private readonly population: Population,
    private readonly interactionCount: number,
  ) {
    this.#now = population.now.getTime();
  }

  /** Popular colleges are on many lists; four in five students have a list. */
  *savedColleges(): Generator<GeneratedSavedCollege> {
    for (const n of this.population.students) {
      const random = this.population.random('saved', n);
      if (random.chance(0.2)) continue;
      const colleges = this.#colleges(random, Math.round(heavyTailWeight(random, 30)) + 1);
      for (const collegeId of colleges) {
        yield { userId: this.population.idOf(n), collegeId, savedAt: this.#timeOf(n, random) };
      }
    }
  }

  /** One alum in eight reviews their college. */
  *reviews(): Generator<GeneratedReview> {
    for (const n of this.population.alumni) {
      const random = this.population.random('review', n);
      if (!random.chance(0.125)) continue;
      const field = this.population.field(n);
      const upvoters = new Set(
        Array.from({ length: zipfRank(random, 30) }, () => this.population.students[zipfRank(random, this.#students)]!),
      );
      yield {
        collegeId: this.population.studies(n).collegeId,
        authorId: this.population.idOf(n),
        content: `${this.population.text(random, field, 4)} ${this.population.text(random, field, 2)}`,
        rating: random.one([1, 2, 3, 3, 4, 4, 4, 5, 5, 5]),
        createdAt: this.#timeOf(n, random),
        upvotedBy: [...upvoters].map((student) => this.population.idOf(student)),
      };
    }
  }

  *inquiries(): Generator<GeneratedInquiry> {
    for (const n of this.population.students) {
      const random = this.population.random('inquiry', n);
      if (!random.chance(0.15)) continue;
      for (const collegeId of this.#colleges(random, 2)) {
        yield { studentId: this.population.idOf(n), collegeId, createdAt: this.#timeOf(n, random) };
      }
    }
  }

  /** Past and future events of the colleges with administrators. */
  *campusEvents(): Generator<GeneratedCampusEvent> {
    for (const n of this.#administrators()) {
      const college = this.population.representedCollege(n);
      const random = this.population.random('campus-event', n);
      for (let count = random.integer(1, 5); count > 0; count--) {
        // Each event of a college is on another day.
        const days = Math.floor(this.#now / DAY_MS) + random.integer(0, 22) + (count - 3) * 24;
        const startsAt = days * DAY_MS + random.integer(15, 22) * 3_600_000;
        const createdAt = Math.min(this.#now, startsAt) - random.integer(10, 30) * DAY_MS - count;
        const guests = this.#students === 0 ? 0 : zipfRank(random, 60);
        yield {
          collegeId: college.id,
          createdBy: this.population.idOf(n),
          title: random.one([
            'Open house',
            'Campus tour',
            'Information session',
            'Admissions questions',
            'Faculty talk',
          ]),
          description: this.population.text(random, this.population.field(n), 3),
          location: 'Visitor center',
          startsAt: new Date(startsAt),
          endsAt: new Date(startsAt + random.integer(1, 3) * 3_600_000),
          createdAt: new Date(createdAt),
          guestIds: [
            ...new Set(
              Array.from({ length: guests }, () =>
                this.population.idOf(this.population.students[zipfRank(random, this.#students)]!),
              ),
            ),
          ],
        };
      }
    }
  }

  /** Of students, three in four; the others are visitors. Minors and visitors are anonymous. */
  *interactions(): Generator<GeneratedInteraction> {
    const { students } = this.population;
    const known = students.length === 0 ? 0 : Math.round(this.interactionCount * 0.75);
    let total = 0;
    for (const n of students) total += this.#weight(n);
    const shares = new Shares(known, Math.max(1, total));
    const oldest = this.#now - INTERACTION_DAYS * DAY_MS;
    let id = 0;
    for (const n of students) {
      const random = this.population.random('interactions', n);
      const userId = this.population.isMinor(n) ? null : this.population.idOf(n);
      const since = Math.max(oldest, this.population.registeredAt(n));
      const views = new Map<string, number>();
      for (let count = shares.take(this.#weight(n)); count > 0; count--) {
        const interaction = this.#interaction(id++, userId, since, random);
        // One of each kind counts per day, three of the views.
        const key = `${interaction.type} ${interaction.collegeId} ${interaction.occurredAt.toISOString().slice(0, 10)}`;
        const before = views.get(key) ?? 0;
        if (before >= (interaction.type === 'view' ? MAX_VIEWS_PER_DAY : 1)) continue;
        views.set(key, before + 1);
        yield interaction;
      }
    }
    const random = this.population.random('visitors', 0);
    for (let count = known; count < this.interactionCount; count++) yield this.#interaction(id++, null, oldest, random);
  }

  /** Some adult students allow a college on their list to write to them, or to see their name. */
  *consents(): Generator<GeneratedConsent> {
    for (const { userId, collegeId, savedAt } of this.savedColleges()) {
      const n = userId - this.population.idOf(0);
      const random = this.population.random(`consent ${collegeId}`, n);
      if (this.population.isMinor(n) || !random.chance(0.1)) continue;
      yield { studentId: userId, collegeId, level: random.one(['messages', 'messages', 'named']), grantedAt: savedAt };
    }
  }

  get #students(): number {
    return this.population.students.length;
  }

  *#administrators(): Generator<number> {
    const { size, administratorCount } = this.population;
    for (let n = size - administratorCount; n < size; n++) yield n;
  }

  #weight(n: number): number {
    return heavyTailWeight(this.population.random('interest', n), MAX_INTERACTIONS_OF_PERSON);
  }

  #interaction(id: number, userId: number | null, since: number, random: SeededRandom): GeneratedInteraction {
    const type = random.one(INTERACTION_KINDS);
    const isView = type === 'view';
    return {
      eventId: `generated-${id}`,
      collegeId: this.population.colleges[zipfRank(random, this.population.colleges.length)]!.id,
      userId,
      type,
      source: isView ? random.one(VIEW_SOURCES) : null,
      seconds: isView ? Math.round(10 * heavyTailWeight(random, 60)) : null,
      occurredAt: new Date(timeBetween(random.next(), since, this.#now)),
    };
  }

  /** Different colleges. */
  #colleges(random: SeededRandom, count: number): number[] {
    const { colleges } = this.population;
    return [...new Set(Array.from({ length: count }, () => colleges[zipfRank(random, colleges.length)]!.id))];
  }

  /** A time between the registration and now, within the last year. */
  #timeOf(n: number, random: SeededRandom): Date {
    const from = Math.max(this.population.registeredAt(n), this.#now - 365 * DAY_MS);
    return new Date(timeBetween(random.next(), from, this.#now));
  }
}
