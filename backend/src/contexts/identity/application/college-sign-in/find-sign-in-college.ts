import { UseCase } from '../../../../shared/application/use-case';
import { isDomain } from '../../domain/college-sign-in/college-sign-in';
import { CollegeSignIns, type SignInCollege } from './ports/college-sign-ins';

/** Finds the college whose own sign-in people with addresses of a domain can use. */
@UseCase()
export class FindSignInCollege {
  constructor(private readonly signIns: CollegeSignIns) {}

  /** @param domain the part of an email address after the `@`; the rest of the address isn't needed */
  async execute(domain: string): Promise<SignInCollege | null> {
    const name = domain.trim().toLowerCase();
    return isDomain(name) ? this.signIns.findCollegeByDomain(name) : null;
  }
}
