import type { Mapping } from '../../../shared/infrastructure/typeorm/data-source';
import { conversationSchema } from './conversations/conversation.schema';
import { messageSchema } from './conversations/message.schema';
import { mailPlanSchema } from './delivery-schedule/mail-plan.schema';
import { pushSubscriptionSchema } from './delivery-schedule/push-subscription.schema';
import { notificationSettingsSchema } from './notification-settings/notification-settings.schema';
import { notificationSchema } from './notifications/notification.schema';
import { WordsOfMessages1764732000001 } from './migrations/1764732000001-words-of-messages';
import { WordsOfMessagesIndexed1764732000002 } from './migrations/1764732000002-words-of-messages-indexed';
import { NotificationDelivery1764734000010 } from './migrations/1764734000010-notification-delivery';
import { Notifications1764734000001 } from './migrations/1764734000001-notifications';
import { Messages1764500000003 } from './migrations/1764500000003-messages';
import { LongerMessages1764728000031 } from './migrations/1764728000031-longer-messages';
import { LongerMessagesValidated1764728000034 } from './migrations/1764728000034-longer-messages-validated';
import { DeletedMessages1764728000050 } from './migrations/1764728000050-deleted-messages';
import { DeletedMessagesValidated1764728000051 } from './migrations/1764728000051-deleted-messages-validated';
import { Conversations1764728000052 } from './migrations/1764728000052-conversations';
import { UnreadBySender1764728000053 } from './migrations/1764728000053-unread-by-sender';
import { HiddenMessages1764735000003 } from './migrations/1764735000003-hidden-messages';
import { ReadMoments1764736000002 } from './migrations/1764736000002-read-moments';
import { Presence1764736000003 } from './migrations/1764736000003-presence';
import { StreamOfEvents1764731000001 } from './migrations/1764731000001-stream-of-events';

/** The tables of this context that TypeORM maps, and its migrations, oldest first. */
export const messagingMapping: Mapping = {
  entities: [
    messageSchema,
    conversationSchema,
    notificationSchema,
    notificationSettingsSchema,
    mailPlanSchema,
    pushSubscriptionSchema,
  ],
  migrations: [
    Messages1764500000003,
    LongerMessages1764728000031,
    LongerMessagesValidated1764728000034,
    DeletedMessages1764728000050,
    DeletedMessagesValidated1764728000051,
    Conversations1764728000052,
    UnreadBySender1764728000053,
    StreamOfEvents1764731000001,
    WordsOfMessages1764732000001,
    WordsOfMessagesIndexed1764732000002,
    Notifications1764734000001,
    NotificationDelivery1764734000010,
    HiddenMessages1764735000003,
    ReadMoments1764736000002,
    Presence1764736000003,
  ],
};
