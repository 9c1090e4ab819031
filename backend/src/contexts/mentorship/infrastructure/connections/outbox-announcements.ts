import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { Announcements } from '../../application/connections/ports/announcements';
import type { Announcement } from '../../domain/connections/announcement';

/** The outbox is the only place they are written to. */
@Injectable()
export class OutboxAnnouncements extends Announcements {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async publish(announcement: Announcement): Promise<void> {
    await this.unitOfWork.keep(announcement, async () => {});
  }
}
