import { UseCase } from '../../../shared/application/use-case';
import { FinderCounts } from './ports/finder-counts';
import { PeopleAround } from './ports/people-around';

/** Whoever leaves, is suspended or takes another role is not found from that moment on; and is again once they are back. */
@UseCase()
export class NotePresence {
  constructor(
    private readonly people: PeopleAround,
    private readonly counts: FinderCounts,
  ) {}

  async execute(userId: number): Promise<void> {
    const person = (await this.people.present([userId])).get(userId);
    await this.counts.setAway(userId, person?.role !== 'alumni');
  }
}
