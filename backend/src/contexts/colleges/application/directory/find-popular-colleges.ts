import { Clock } from '../../../../shared/application/clock';
import { CollegeViews } from '../../../../shared/application/most-viewed-colleges';
import { UseCase } from '../../../../shared/application/use-case';
import { CollegeReader, type CollegeView } from './ports/college-reader';

const HOUR_MS = 3_600_000;
const COUNTED_DAYS = 30;
/** Fewer people might be one student's class. */
const LEAST_PEOPLE = 10;
const SHOWN = 3;

/** Three colleges that many people look at; well-known ones while too few people have looked at any. */
@UseCase()
export class FindPopularColleges {
  #counted: { readonly at: number; readonly ids: Promise<readonly number[]> } | null = null;

  constructor(
    private readonly views: CollegeViews,
    private readonly reader: CollegeReader,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<readonly CollegeView[]> {
    return this.reader.popular(await this.#mostViewed(), SHOWN);
  }

  /** Counted once an hour: a single visit shows in no one's list at once. */
  async #mostViewed(): Promise<readonly number[]> {
    const now = this.clock.now().getTime();
    if (!this.#counted || now - this.#counted.at >= HOUR_MS) {
      const since = new Date(now - COUNTED_DAYS * 24 * HOUR_MS);
      this.#counted = { at: now, ids: this.views.mostViewed(since, LEAST_PEOPLE, SHOWN) };
    }
    try {
      return await this.#counted.ids;
    } catch (error) {
      this.#counted = null;
      throw error;
    }
  }
}
