import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import { type CollegeInterest, Interactions } from './ports/college-interactions';

const DAY_MS = 86_400_000;
const COUNTED_DAYS = 30;
/** With fewer people, the order of the directory could reveal what a single class viewed. */
const MIN_PEOPLE = 10;

/** Counts how many people viewed or saved colleges in the last 30 days, for the order of the directory. */
@UseCase()
export class CountPopularity {
  constructor(
    private readonly interactions: Interactions,
    private readonly clock: Clock,
  ) {}

  /** Leaves out colleges with too few people. */
  execute(collegeIds: readonly number[]): Promise<readonly CollegeInterest[]> {
    const since = new Date(this.clock.now().getTime() - COUNTED_DAYS * DAY_MS);
    return this.interactions.countInterested(collegeIds, since, MIN_PEOPLE);
  }
}
