import { ListedColleges } from '../ports/listed-colleges';

/** The colleges with the IDs from 1 to `count`. */
export class InMemoryListedColleges extends ListedColleges {
  constructor(private readonly count: number) {
    super();
  }

  async listIdsAfter(after: number, most: number): Promise<readonly number[]> {
    return Array.from({ length: Math.min(most, this.count - after) }, (_, index) => after + index + 1);
  }
}
