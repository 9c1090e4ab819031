import { Clock } from '../../../../shared/application/clock';
import { People } from '../people/ports/people';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { validateEdits, type EditsInput } from '../../domain/editing/college-edits';
import { NotYourCollege } from '../../domain/catalogue/errors';
import { CollegeProfiles } from './ports/college-profiles';

export interface EditCollegeInput {
  readonly collegeId: number;
  /** The user who edits. */
  readonly by: number;
  readonly edits: EditsInput;
}

/** A college administrator edits the college's own values. */
@UseCase()
export class EditCollege {
  constructor(
    private readonly people: People,
    private readonly profiles: CollegeProfiles,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws NotYourCollege, EditRefused, CollegeNotFound, CatalogueIsBusy */
  async execute({ collegeId, by, edits: input }: EditCollegeInput): Promise<void> {
    const at = this.clock.now();
    await this.transactions.run(async () => {
      if (!(await this.people.canRepresent(by, collegeId))) throw new NotYourCollege();
      const edits = validateEdits(input, at);
      await this.profiles.update(collegeId, (profile) => profile.edit(edits, { by, at }));
    });
  }
}
