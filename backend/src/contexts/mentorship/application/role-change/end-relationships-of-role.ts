import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import type { Role } from '../../../../shared/domain/role';
import { isKeptAfterRoleChange, type RoleRelationship } from '../../domain/role-change/role-relationships';
import { People } from '../profiles/ports/people';
import { RoleRelationships } from './ports/role-relationships';
import { Transactions } from '../../../../shared/application/transactions';
import { RoleChangeNotConfirmed } from '../../domain/profile-fields/errors';
import { ignoreNotFound } from '../connections/ignore-not-found';
import { Connections, WaitList } from '../connections/ports/connections';
import { CalendarImports } from '../calendar-import/ports/calendar-imports';
import { AlumniAlerts } from '../alumni-alerts/ports/alumni-alerts';
import { CancelGroupHours } from '../group-hours/change-group-hour';
import { Meetings } from '../meetings/ports/meetings';
import { GivenMinutes } from '../minutes/ports/minutes';

/** Finds the relationships that a change of role would end. */
@UseCase()
export class FindEndingRelationships {
  constructor(
    private readonly relationships: RoleRelationships,
    private readonly people: People,
    private readonly clock: Clock,
  ) {}

  async execute(userId: number, to: Role): Promise<readonly RoleRelationship[]> {
    const relationships = await this.relationships.listByUser(userId, this.clock.now());
    const others = await this.people.findActiveByIds([...new Set(relationships.map(({ otherId }) => otherId))]);
    // People whose account is closing or suspended are treated as alumni: only becoming an administrator ends all
    // relationships.
    return relationships.filter(({ otherId }) => !isKeptAfterRoleChange(to, others.get(otherId)?.role ?? 'alumni'));
  }
}

interface EndRelationshipsOfRoleInput {
  userId: number;
  to: Role;
  /** Whether the person has confirmed the change. */
  isConfirmed: boolean;
}

/**
 * Ends the relationships that a user can't have in their new role. Call inside the unit of work that changes the role.
 */
@UseCase()
export class EndRelationshipsOfRole {
  constructor(
    private readonly relationships: RoleRelationships,
    private readonly findEndingRelationships: FindEndingRelationships,
    private readonly connections: Connections,
    private readonly meetings: Meetings,
    private readonly waitList: WaitList,
    private readonly alumniAlerts: AlumniAlerts,
    private readonly calendarImports: CalendarImports,
    private readonly cancelGroupHours: CancelGroupHours,
    private readonly givenMinutes: GivenMinutes,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws RoleChangeNotConfirmed if something would end and the person hasn't confirmed the change */
  async execute({ userId, to, isConfirmed }: EndRelationshipsOfRoleInput): Promise<void> {
    await this.transactions.run(async () => {
      await this.relationships.lock(userId);
      const ending = await this.findEndingRelationships.execute(userId, to);
      if (ending.length > 0 && !isConfirmed) throw new RoleChangeNotConfirmed();

      const now = this.clock.now();
      for (const { kind, id } of ending) {
        if (kind === 'meeting') await this.#cancelMeeting(id, now);
        else await this.#endConnection(id, userId, now);
      }
      await this.waitList.deleteByUser(userId);
      await this.alumniAlerts.deleteByUser(userId);
      await this.calendarImports.delete(userId);
      // Alumni host them and students join them; no one does both.
      await this.cancelGroupHours.endAllOf(userId);
      await this.givenMinutes.delete(userId);
    });
  }

  async #endConnection(id: number, userId: number, now: Date): Promise<void> {
    await ignoreNotFound(this.connections.update(id, (connection) => connection.endByRoleChange(userId, now)));
  }

  async #cancelMeeting(id: number, now: Date): Promise<void> {
    await ignoreNotFound(this.meetings.update(id, (meeting) => meeting.cancelForEndedConnection(now)));
  }
}
