import type { GeneratedDiscussion, GeneratedReply } from '../../contexts/forum';
import { heavyTailWeight, timeBetween, timesBetween, zipfRank } from './distributions';
import type { Population } from './population';
import type { SeededRandom } from './seeded-random';
import { TAGS, TOPICS } from './vocabulary';

const DAY_MS = 24 * 3_600_000;
const MAX_REPLIES = 200;

/** Discussions in the forum, oldest first, with their replies. */
export class Discussions {
  constructor(
    private readonly population: Population,
    private readonly count: number,
  ) {}

  *all(): Generator<GeneratedDiscussion> {
    const now = this.population.now.getTime();
    for (let n = 0; n < this.count; n++) {
      const random = this.population.random('discussion', n);
      // Times that are evenly spaced in activity, so that IDs follow the time.
      const createdAt = timeBetween((n + random.next()) / this.count, now - 365 * DAY_MS, now);
      const author = this.#author(random, createdAt);
      const field = this.population.field(author);
      const college = this.population.colleges[zipfRank(random, this.population.colleges.length)]!;
      const topic = TOPICS[zipfRank(random, TOPICS.length)]!;
      yield {
        ...this.#writer(author, random),
        collegeId: random.chance(0.6) ? college.id : null,
        title: random
          .one([
            `Questions about ${topic} at ${college.name}`,
            `How did you handle ${topic}?`,
            `${random.one(field.majors)}: what should I know about ${topic}?`,
            `Advice on ${topic} for ${random.one(field.majors)}`,
          ])
          .slice(0, 200),
        content: Array.from({ length: random.integer(2, 5) }, () => this.population.text(random, field, 4)).join(
          '\n\n',
        ),
        tags: random.some(TAGS, 2),
        createdAt: new Date(createdAt),
        replies: [...this.#replies(random, createdAt, now)],
        savedBy: this.#readers(random, 10, createdAt),
        views: Math.round(5 * heavyTailWeight(random, 2_000)),
      };
    }
  }

  *#replies(random: SeededRandom, createdAt: number, now: number): Generator<GeneratedReply> {
    const count = Math.min(MAX_REPLIES, Math.round(2 * heavyTailWeight(random, MAX_REPLIES)) - 1);
    for (const at of timesBetween(random, count, createdAt, Math.min(now, createdAt + 30 * DAY_MS))) {
      const author = this.#author(random, at);
      const content = this.population.text(random, this.population.field(author), 5);
      yield { ...this.#writer(author, random), content, createdAt: new Date(at) };
    }
  }

  /** A student or alum who was registered then; a few write most. */
  #author(random: SeededRandom, at: number): number {
    const { students, alumni } = this.population;
    for (let tries = 0; tries < 5; tries++) {
      const group = alumni.length > 0 && (students.length === 0 || random.chance(0.4)) ? alumni : students;
      const author = group[zipfRank(random, group.length)]!;
      if (this.population.registeredAt(author) < at) return author;
    }
    // The first person registered two years ago.
    return 0;
  }

  #writer(n: number, random: SeededRandom) {
    const role = this.population.roleOf(n) === 'student' ? ('student' as const) : ('alumni' as const);
    return { authorId: this.population.idOf(n), authorRole: role, isAnonymous: random.chance(0.1) };
  }

  #readers(random: SeededRandom, most: number, since: number): number[] {
    const count = zipfRank(random, most);
    return [...new Set(Array.from({ length: count }, () => this.population.idOf(this.#author(random, since))))];
  }
}
