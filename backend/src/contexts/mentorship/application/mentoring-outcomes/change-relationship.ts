import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import type { MentoringRelationship } from '../../domain/mentoring-outcomes/mentoring-relationship';
import { RelationshipFinished } from '../../integration-events/mentoring-events';
import { Connections } from '../connections/ports/connections';
import { CollegeAlumni } from '../finder/ports/college-alumni';
import { LoadMentoring } from './load-mentoring';
import { MentoringRelationships } from './ports/mentoring-outcomes';

/** Sets the goal of a student with a connected alum. */
@UseCase()
export class SetGoal {
  constructor(
    private readonly loadMentoring: LoadMentoring,
    private readonly relationships: MentoringRelationships,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * @param goal null removes it
   * @throws ConnectionNotFound, RelationshipNotActive, OnlyStudentAllowed
   */
  async execute({ by, otherId, goal }: { by: number; otherId: number; goal: string | null }): Promise<void> {
    await this.transactions.run(async () => {
      const pair = await this.loadMentoring.getActive(by, otherId);
      const relationship = await this.relationships.find(pair);
      relationship.setGoal(by, goal, this.clock.now());
      await this.relationships.save(relationship);
    });
  }
}

export const END_ACTIONS = ['propose', 'confirm', 'decline', 'withdraw'] as const;
export type EndAction = (typeof END_ACTIONS)[number];

interface FinishMentoringInput {
  readonly by: number;
  readonly otherId: number;
  readonly action: EndAction;
}

/** Finishes a mentoring relationship when both people agree: one proposes, the other confirms or declines. */
@UseCase()
export class FinishMentoring {
  constructor(
    private readonly loadMentoring: LoadMentoring,
    private readonly relationships: MentoringRelationships,
    private readonly connections: Connections,
    private readonly alumni: CollegeAlumni,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Proposing while the other person's proposal waits confirms it. Confirming again changes nothing.
   * @throws ConnectionNotFound, RelationshipNotActive, NoEndProposed, EndRecentlyDeclined
   */
  async execute({ by, otherId, action }: FinishMentoringInput): Promise<void> {
    await this.transactions.run(async () => {
      const { connection } = await this.loadMentoring.execute(by, otherId);
      if (action === 'confirm' && connection.snapshot().closedBy === 'finished') return;
      const { connectedAt, ...pair } = await this.loadMentoring.getActive(by, otherId);
      const now = this.clock.now();
      const relationship = await this.relationships.find(pair);
      const isConfirmed = applyEndAction(relationship, by, action, connectedAt, now);
      await this.relationships.save(relationship);
      for (const event of relationship.pullEvents()) await this.transactions.publish(event);
      if (!isConfirmed) return;
      pair.connection.finish(now);
      await this.connections.save(pair.connection);
      const { alumId, studentId } = pair;
      const collegeId = await this.alumni.findCollegeId(alumId);
      await this.transactions.publish(new RelationshipFinished(alumId, studentId, collegeId, by, now));
    });
  }
}

/** @returns whether both have agreed now */
function applyEndAction(
  relationship: MentoringRelationship,
  by: number,
  action: EndAction,
  connectedAt: Date,
  now: Date,
): boolean {
  if (action === 'decline' || action === 'withdraw') {
    relationship.endProposal(by, action === 'decline' ? 'declined' : 'withdrawn', connectedAt, now);
    return false;
  }
  if (action === 'propose' && relationship.proposeEnd(by, connectedAt, now)) return false;
  relationship.confirmEnd(by, connectedAt, now);
  return true;
}
