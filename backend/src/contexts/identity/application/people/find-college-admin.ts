import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import { isMinor } from '../../domain/users/age';
import { type CollegeAdmin, UserReader } from '../users/ports/user-reader';

/** Someone with the administrator's role, as the rest of the product may know them. */
export interface FoundCollegeAdmin extends Omit<CollegeAdmin, 'birthDate'> {
  readonly isMinor: boolean;
}

@UseCase()
export class FindCollegeAdmin {
  constructor(
    private readonly users: UserReader,
    private readonly clock: Clock,
  ) {}

  /** @returns null when there is no such person, or the role is another */
  async execute(who: { userId: number } | { username: string }): Promise<FoundCollegeAdmin | null> {
    const found = await this.users.findCollegeAdmin(who);
    if (!found) return null;
    const { birthDate, ...admin } = found;
    return { ...admin, isMinor: isMinor(birthDate, this.clock.now()) };
  }
}
