import { UseCase } from '../../../../shared/application/use-case';
import { CollegeSignIns, type SignInCollege } from './ports/college-sign-ins';

/** Finds the college whose own sign-in people with addresses of a domain can use. */
@UseCase()
export class FindSignInCollege {
  constructor(private readonly signIns: CollegeSignIns) {}

  /** @param domain the part of an email address after the `@`; the rest of the address isn't needed */
  execute(domain: string): Promise<SignInCollege | null> {
    return this.signIns.findCollegeByDomain(domain.trim().toLowerCase());
  }
}
