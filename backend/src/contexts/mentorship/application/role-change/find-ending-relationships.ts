import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import type { Role } from '../../../../shared/domain/role';
import { outlastsRole, type RoleRelationship } from '../../domain/role-change/role-relationships';
import { People } from '../profiles/ports/people';
import { RoleRelationships } from './ports/role-relationships';

/** What a change of role would end. */
@UseCase()
export class FindEndingRelationships {
  constructor(
    private readonly ties: RoleRelationships,
    private readonly people: People,
    private readonly clock: Clock,
  ) {}

  async execute(userId: number, to: Role): Promise<readonly RoleRelationship[]> {
    const ties = await this.ties.listByUser(userId, this.clock.now());
    const others = await this.people.findActiveByIds([...new Set(ties.map(({ otherId }) => otherId))]);
    // People who are leaving or suspended count as alumni: only an administrator parts with everybody.
    return ties.filter(({ otherId }) => !outlastsRole(to, others.get(otherId)?.role ?? 'alumni'));
  }
}
