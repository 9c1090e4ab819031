import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { AlumniAccountNeeded } from '../../domain/alumni-claims/errors';
import { ImportedProfileClaimed } from '../../domain/alumni-claims/events';
import { NothingToConfirm, StudiesIncomplete } from '../../domain/study-confirmations/errors';
import { splitFullName, QUESTION_VALIDITY_MS } from '../../domain/study-confirmations/study-confirmation';
import { KnownColleges } from '../memberships/ports/known-colleges';
import { ConfirmationPeople, type OpenQuestion, StudyConfirmations } from './ports/study-confirmations';

interface QuestionWithCollegeName extends OpenQuestion {
  readonly collegeName: string;
}

/** Shows alumni which colleges ask whether they studied there, and takes their answer. */
@UseCase()
export class OwnStudyConfirmations {
  constructor(
    private readonly confirmations: StudyConfirmations,
    private readonly profiles: ConfirmationPeople,
    private readonly colleges: KnownColleges,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async list(userId: number): Promise<QuestionWithCollegeName[]> {
    const open = await this.confirmations.listOpen(userId, this.#earliestAskedAt());
    const colleges = await this.colleges.listByIds(open.map(({ collegeId }) => collegeId));
    const names = new Map(colleges.map(({ id, name }) => [id, name]));
    return open.flatMap((one) => {
      const collegeName = names.get(one.collegeId);
      return collegeName === undefined ? [] : [{ ...one, collegeName }];
    });
  }

  /**
   * Answers a question. A yes adds the alum to the college's list and verifies them; the college doesn't learn of a no.
   * @throws NothingToConfirm, AlumniAccountNeeded, StudiesIncomplete, AccountHasClaimed
   */
  async answer(userId: number, collegeId: number, hasStudied: boolean): Promise<void> {
    const at = this.clock.now();
    await this.transactions.run(async () => {
      if (!(await this.confirmations.saveAnswer(userId, collegeId, this.#earliestAskedAt(), at)))
        throw new NothingToConfirm();
      if (hasStudied) await this.#confirm(userId, collegeId, at);
      await this.profiles.audit(hasStudied ? 'studies-confirmed' : 'studies-denied', userId, collegeId, at);
    });
  }

  async #confirm(userId: number, collegeId: number, at: Date): Promise<void> {
    const studies = await this.profiles.findStudies(userId);
    if (!studies) throw new AlumniAccountNeeded();
    const { email, fullName, graduationYear, major } = studies;
    if (graduationYear === null || major === null) throw new StudiesIncomplete();
    const row = { collegeId, userId, email: email.toLowerCase(), ...splitFullName(fullName), graduationYear, major };
    await this.confirmations.saveConfirmed(row, at);
    await this.transactions.publish(new ImportedProfileClaimed(collegeId, userId, at));
  }

  #earliestAskedAt(): Date {
    return new Date(this.clock.now().getTime() - QUESTION_VALIDITY_MS);
  }
}
