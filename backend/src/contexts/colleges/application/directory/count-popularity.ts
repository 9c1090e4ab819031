import { Clock } from '../../../../shared/application/clock';
import { CollegeViews } from '../../../../shared/application/college-views';
import { UseCase } from '../../../../shared/application/use-case';
import { DirectoryEntries } from './ports/directory-entries';

const DAY_MS = 86_400_000;
const COUNTED_DAYS = 30;
/** With fewer people, the order of the directory could reveal what a single class viewed. */
const MIN_PEOPLE = 10;

/** Counts how many people viewed or saved each college in the last 30 days, for the order of the directory. */
@UseCase()
export class CountPopularity {
  constructor(
    private readonly entries: DirectoryEntries,
    private readonly views: CollegeViews,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const since = new Date(this.clock.now().getTime() - COUNTED_DAYS * DAY_MS);
    for await (const ids of this.entries.listPages()) {
      await this.entries.savePopularity(ids, await this.views.interested(ids, since, MIN_PEOPLE));
    }
  }
}
