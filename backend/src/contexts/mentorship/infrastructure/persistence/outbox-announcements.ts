import { Injectable } from '@nestjs/common';
import { Session } from '../../../../shared/infrastructure/typeorm/session';
import { Announcements } from '../../application/ports/announcements';
import type { Announcement } from '../../domain/announcement';

/** The outbox is the only place they are written to. */
@Injectable()
export class OutboxAnnouncements extends Announcements {
  constructor(private readonly session: Session) {
    super();
  }

  async announce(announcement: Announcement): Promise<void> {
    await this.session.keep(announcement, async () => {});
  }
}
