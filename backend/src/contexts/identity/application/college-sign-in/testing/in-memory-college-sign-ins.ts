import { CollegeSignIn, type CollegeSignInState } from '../../../domain/college-sign-in/college-sign-in';
import { CollegeDomainTaken } from '../../../domain/college-sign-in/errors';
import { CollegeSignIns, type SignInCollege } from '../ports/college-sign-ins';

export class InMemoryCollegeSignIns extends CollegeSignIns {
  readonly #rows = new Map<number, CollegeSignInState>();

  async find(collegeId: number): Promise<CollegeSignIn | null> {
    const row = this.#rows.get(collegeId);
    return row ? CollegeSignIn.restore(row) : null;
  }

  async findCollegeByDomain(domain: string): Promise<SignInCollege | null> {
    const found = this.#findByDomain(domain);
    return found?.isEnabled ? { id: found.collegeId, name: found.collegeName } : null;
  }

  async save(signIn: CollegeSignIn): Promise<void> {
    const state = signIn.snapshot();
    const taken = state.domains.find((domain) => {
      const owner = this.#findByDomain(domain);
      return owner !== undefined && owner.collegeId !== state.collegeId;
    });
    if (taken !== undefined) throw new CollegeDomainTaken(taken);
    this.#rows.set(state.collegeId, state);
  }

  async delete(collegeId: number): Promise<void> {
    this.#rows.delete(collegeId);
  }

  #findByDomain(domain: string): CollegeSignInState | undefined {
    return [...this.#rows.values()].find(({ domains }) => domains.includes(domain));
  }
}
