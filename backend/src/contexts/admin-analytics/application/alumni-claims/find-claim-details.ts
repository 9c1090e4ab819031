import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import { ClaimLinkInvalid } from '../../domain/alumni-claims/errors';
import type { ImportedAlumnus } from '../../domain/alumni-claims/imported-alumnus';
import { KnownColleges } from '../memberships/ports/known-colleges';
import { ImportedAlumni } from './ports/imported-alumni';

/** The imported data that an emailed link refers to. */
export interface ClaimDetails {
  readonly alumnus: ImportedAlumnus;
  readonly collegeName: string;
}

/** Shows a person the data that their college imported about them. Changes nothing. */
@UseCase()
export class FindClaimDetails {
  constructor(
    private readonly alumni: ImportedAlumni,
    private readonly colleges: KnownColleges,
    private readonly clock: Clock,
  ) {}

  /**
   * Inside a unit of work, locks the data until the end.
   * @throws ClaimLinkInvalid
   */
  async execute(token: string): Promise<ClaimDetails> {
    const alumnus = await this.alumni.findByToken(token);
    alumnus?.assertOpenAt(this.clock.now());
    const [college] = alumnus ? await this.colleges.listByIds([alumnus.collegeId]) : [];
    if (!alumnus || !college) throw new ClaimLinkInvalid();
    return { alumnus, collegeName: college.name };
  }
}
