import { Module } from '@nestjs/common';
import { MentorshipModule } from '../mentorship';
import { AnnounceSharingChange, ShowActivity, TrackPresence } from './application/presence/presence';
import { Consent } from './application/presence/ports/consent';
import { Presences } from './application/presence/ports/presences';
import { FollowSharingAndConnections, PresenceUpkeep } from './infrastructure/presence/presence-upkeep';
import { SharingConsent } from './infrastructure/presence/sharing-consent';
import { SqlPresences } from './infrastructure/presence/sql-presences';
import { StreamModule } from './stream.module';

/** Who is active, and what two people share about reading and typing. */
@Module({
  imports: [MentorshipModule, StreamModule],
  providers: [
    AnnounceSharingChange,
    ShowActivity,
    TrackPresence,
    { provide: Consent, useClass: SharingConsent },
    { provide: Presences, useClass: SqlPresences },
    FollowSharingAndConnections,
    PresenceUpkeep,
  ],
  exports: [Consent, Presences, ShowActivity],
})
export class PresenceModule {}
