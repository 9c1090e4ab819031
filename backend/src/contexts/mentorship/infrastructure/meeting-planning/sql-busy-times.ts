import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { BusyTimes } from '../../application/meeting-planning/ports/busy-times';
import type { Period } from '../../domain/availability/slots';

@Injectable()
export class SqlBusyTimes extends BusyTimes {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  listBetween(userIds: readonly number[], from: Date, until: Date): Promise<readonly Period[]> {
    return this.unitOfWork.query<Period>(
      `SELECT starts_at AS "startTime", ends_at AS "endTime" FROM mentorship.meeting_participants
       WHERE user_id = ANY ($1::integer[]) AND during && tstzrange($2, $3, '[)') ORDER BY starts_at, ends_at`,
      [userIds, from, until],
    );
  }
}
