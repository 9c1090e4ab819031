import { Clock } from '../../../../shared/application/clock';
import { People } from '../people/ports/people';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { NotYourCollege } from '../../domain/catalogue/errors';
import { CollegeProfiles } from './ports/college-profiles';

export interface RevertChangeInput {
  readonly collegeId: number;
  readonly changeId: number;
  readonly by: number;
}

/**
 * An administrator of the college sets a field back to its value before a change; the history shows this as another
 * change.
 */
@UseCase()
export class RevertChange {
  constructor(
    private readonly people: People,
    private readonly profiles: CollegeProfiles,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws NotYourCollege, ChangeNotFound, RevertRefused, CatalogueIsBusy */
  async execute({ collegeId, changeId, by }: RevertChangeInput): Promise<void> {
    await this.transactions.run(async () => {
      if (!(await this.people.canRepresent(by, collegeId))) throw new NotYourCollege();
      await this.profiles.update(collegeId, async (profile) => {
        const change = await this.profiles.getChange(collegeId, changeId);
        profile.revert(change, { by, at: this.clock.now() });
      });
    });
  }
}
