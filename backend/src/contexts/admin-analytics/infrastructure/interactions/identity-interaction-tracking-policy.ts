import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import {
  InteractionTrackingPolicy,
  type TrackingMode,
} from '../../application/interactions/ports/interaction-tracking-policy';
import { PeopleFacade } from '../../../identity';

@Injectable()
export class IdentityInteractionTrackingPolicy extends InteractionTrackingPolicy {
  constructor(
    private readonly identity: PeopleFacade,
    private readonly unitOfWork: UnitOfWork,
  ) {
    super();
  }

  async findTrackingModes(userIds: readonly number[]): Promise<ReadonlyMap<number, TrackingMode>> {
    if (userIds.length === 0) return new Map();
    const rows = await this.unitOfWork.query<{ id: number }>(
      'SELECT user_id AS id FROM admin_analytics.uncounted_students WHERE user_id = ANY ($1::integer[])',
      [userIds],
    );
    const uncounted = new Set(rows.map(({ id }) => id));
    const people = await this.identity.listPeople(userIds);
    const adults = new Set(people.filter(({ role, isMinor }) => role === 'student' && !isMinor).map(({ id }) => id));
    const countingOf = (id: number): TrackingMode =>
      uncounted.has(id) ? 'not-at-all' : adults.has(id) ? 'by-person' : 'anonymous';
    return new Map(userIds.map((id) => [id, countingOf(id)]));
  }

  async findAdministeredColleges(userIds: readonly number[]): Promise<ReadonlyMap<number, readonly number[]>> {
    if (userIds.length === 0) return new Map();
    const rows = await this.unitOfWork.query<{ id: number; colleges: number[] }>(
      `SELECT user_id AS id, array_agg(college_id) AS colleges FROM admin_analytics.college_administrators
       WHERE user_id = ANY ($1::integer[]) AND status <> 'removed' GROUP BY user_id`,
      [userIds],
    );
    return new Map(rows.map(({ id, colleges }) => [id, colleges]));
  }
}
