import { identityMigrations, identitySchemas } from '../contexts/identity/infrastructure/identity.database';
import { membershipSchema } from '../contexts/admin-analytics/infrastructure/persistence/admin-analytics.schema';
import { OneWishEach1764400000017 } from '../contexts/admin-analytics/infrastructure/persistence/migrations/1764400000017-one-wish-each';
import { InteractionsByAge1764700025003 } from '../contexts/admin-analytics/infrastructure/persistence/migrations/1764700025003-interactions-by-age';
import { CollegeAdministrators1764200000003 } from '../contexts/admin-analytics/infrastructure/persistence/migrations/1764200000003-college-administrators';
import { campusEventSchema } from '../contexts/colleges/infrastructure/persistence/campus-events.schema';
import { Colleges1764100000000 } from '../contexts/colleges/infrastructure/persistence/migrations/1764100000000-colleges';
import { CollegesWithoutPeople1764400000004 } from '../contexts/colleges/infrastructure/persistence/migrations/1764400000004-colleges-without-people';
import { CollegeHistory1764200000004 } from '../contexts/colleges/infrastructure/persistence/migrations/1764200000004-college-history';
import { Directory1764200000001 } from '../contexts/colleges/infrastructure/persistence/migrations/1764200000001-directory';
import { ReviewsEventsSaved1764200000002 } from '../contexts/colleges/infrastructure/persistence/migrations/1764200000002-reviews-events-saved';
import { reviewSchema } from '../contexts/colleges/infrastructure/persistence/reviews.schema';
import { reportSchema } from '../contexts/forum/infrastructure/persistence/forum.schema';
import { ReportsWithoutReporter1764400000005 } from '../contexts/forum/infrastructure/persistence/migrations/1764400000005-reports-without-reporter';
import { ModerationCases1764735000001 } from '../contexts/forum/infrastructure/moderation/migrations/1764735000001-moderation-cases';
import { ReportsValidated1764735000002 } from '../contexts/forum/infrastructure/moderation/migrations/1764735000002-reports-validated';
import { HiddenMessages1764735000003 } from '../contexts/messaging/infrastructure/persistence/migrations/1764735000003-hidden-messages';
import { HiddenReviews1764735000004 } from '../contexts/colleges/infrastructure/persistence/migrations/1764735000004-hidden-reviews';
import { ReportsOfPeople1764600000020 } from '../contexts/forum/infrastructure/persistence/migrations/1764600000020-reports-of-people';
import { Reports1764200000005 } from '../contexts/forum/infrastructure/persistence/migrations/1764200000005-reports';
import { ReadMoments1764736000002 } from '../contexts/messaging/infrastructure/persistence/migrations/1764736000002-read-moments';
import { Presence1764736000003 } from '../contexts/messaging/infrastructure/presence/migrations/1764736000003-presence';
import { LongerMessages1764728000031 } from '../contexts/messaging/infrastructure/persistence/migrations/1764728000031-longer-messages';
import { StatisticsOfTheCatalogue1764728000041 } from '../contexts/colleges/infrastructure/persistence/migrations/1764728000041-statistics-of-the-catalogue';
import { UnknownMajors1764728000032 } from '../contexts/colleges/infrastructure/persistence/migrations/1764728000032-unknown-majors';
import { LongerMessagesValidated1764728000034 } from '../contexts/messaging/infrastructure/persistence/migrations/1764728000034-longer-messages-validated';
import { messageSchema } from '../contexts/messaging/infrastructure/conversations/message.schema';
import { StreamOfEvents1764731000001 } from '../contexts/messaging/infrastructure/stream/migrations/1764731000001-stream-of-events';
import { Notifications1764734000001 } from '../contexts/messaging/infrastructure/notifications/migrations/1764734000001-notifications';
import { NotificationDelivery1764734000010 } from '../contexts/messaging/infrastructure/notification-delivery/migrations/1764734000010-notification-delivery';
import { WordsOfMessages1764732000001 } from '../contexts/messaging/infrastructure/message-search/migrations/1764732000001-words-of-messages';
import { WordsOfMessagesIndexed1764732000002 } from '../contexts/messaging/infrastructure/message-search/migrations/1764732000002-words-of-messages-indexed';
import { Messages1764500000003 } from '../contexts/messaging/infrastructure/persistence/migrations/1764500000003-messages';
import { Conversations1764728000052 } from '../contexts/messaging/infrastructure/persistence/migrations/1764728000052-conversations';
import { DeletedMessages1764728000050 } from '../contexts/messaging/infrastructure/persistence/migrations/1764728000050-deleted-messages';
import { DeletedMessagesValidated1764728000051 } from '../contexts/messaging/infrastructure/persistence/migrations/1764728000051-deleted-messages-validated';
import { UnreadBySender1764728000053 } from '../contexts/messaging/infrastructure/persistence/migrations/1764728000053-unread-by-sender';
import { mentorshipMigrations, mentorshipSchemas } from '../contexts/mentorship/infrastructure/mentorship.database';
import type { Mapping } from '../shared/infrastructure/typeorm/data-source';
import { EventNames1764700025001 } from '../shared/infrastructure/typeorm/migrations/1764700025001-event-names';
import { OutboxIndexes1764700025002 } from '../shared/infrastructure/typeorm/migrations/1764700025002-outbox-indexes';
import { JobTables1764728000040 } from '../shared/infrastructure/typeorm/migrations/1764728000040-job-tables';
import { Platform1764000000000 } from '../shared/infrastructure/typeorm/migrations/1764000000000-platform';

/** Every table and every migration, by name: the same list works under tsc, swc and in the build folder. */
export const mapping: Mapping = {
  entities: [
    ...identitySchemas,
    ...mentorshipSchemas,
    membershipSchema,
    reportSchema,
    reviewSchema,
    campusEventSchema,

    messageSchema,
  ],
  migrations: [
    ...identityMigrations,
    ...mentorshipMigrations,
    Platform1764000000000,
    Colleges1764100000000,
    Directory1764200000001,
    ReviewsEventsSaved1764200000002,
    CollegeAdministrators1764200000003,
    CollegeHistory1764200000004,
    CollegesWithoutPeople1764400000004,
    ReportsWithoutReporter1764400000005,
    ModerationCases1764735000001,
    ReportsValidated1764735000002,
    HiddenMessages1764735000003,
    HiddenReviews1764735000004,
    Reports1764200000005,
    ReportsOfPeople1764600000020,
    OneWishEach1764400000017,
    Messages1764500000003,
    EventNames1764700025001,
    OutboxIndexes1764700025002,
    InteractionsByAge1764700025003,
    LongerMessages1764728000031,
    UnknownMajors1764728000032,
    LongerMessagesValidated1764728000034,
    JobTables1764728000040,
    StatisticsOfTheCatalogue1764728000041,
    DeletedMessages1764728000050,
    DeletedMessagesValidated1764728000051,
    Conversations1764728000052,
    UnreadBySender1764728000053,
    StreamOfEvents1764731000001,
    Notifications1764734000001,
    NotificationDelivery1764734000010,
    WordsOfMessages1764732000001,
    WordsOfMessagesIndexed1764732000002,
    ReadMoments1764736000002,
    Presence1764736000003,
  ],
};
