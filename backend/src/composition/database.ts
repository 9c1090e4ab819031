import { adminAnalyticsMapping } from '../contexts/admin-analytics/infrastructure/admin-analytics.database';
import { adminAnalyticsRetention } from '../contexts/admin-analytics/infrastructure/retention';
import { collegesMapping } from '../contexts/colleges/infrastructure/colleges.database';
import { forumMapping } from '../contexts/forum/infrastructure/forum.database';
import { forumRetention } from '../contexts/forum/infrastructure/retention';
import { identityMapping } from '../contexts/identity/infrastructure/identity.database';
import { identityRetention } from '../contexts/identity/infrastructure/retention';
import { mentorshipMapping } from '../contexts/mentorship/infrastructure/mentorship.database';
import { mentorshipRetention } from '../contexts/mentorship/infrastructure/retention';
import { messagingMapping } from '../contexts/messaging/infrastructure/messaging.database';
import { messagingRetention } from '../contexts/messaging/infrastructure/retention';
import type { RetentionRule } from '../shared/infrastructure/retention/retention-rule';
import type { Mapping } from '../shared/infrastructure/typeorm/data-source';
import { FillPersonRecord1764990000002 } from './migrations/1764990000002-fill-person-record';
import { EventNames1764700025001 } from '../shared/infrastructure/typeorm/migrations/1764700025001-event-names';
import { OutboxIndexes1764700025002 } from '../shared/infrastructure/typeorm/migrations/1764700025002-outbox-indexes';
import { JobTables1764728000040 } from '../shared/infrastructure/typeorm/migrations/1764728000040-job-tables';
import { Platform1764000000000 } from '../shared/infrastructure/typeorm/migrations/1764000000000-platform';

const platformMapping: Mapping = {
  entities: [],
  migrations: [Platform1764000000000, EventNames1764700025001, OutboxIndexes1764700025002, JobTables1764728000040],
};
const compositionMapping: Mapping = { entities: [], migrations: [FillPersonRecord1764990000002] };
const mappings = [
  platformMapping,
  identityMapping,
  collegesMapping,
  mentorshipMapping,
  messagingMapping,
  forumMapping,
  adminAnalyticsMapping,
  compositionMapping,
];

/**
 * The schemas that Citus can move to workers, in the order in which it assigns them. These stay on the coordinator:
 * `colleges`, because its triggers announce new versions of the catalog, and instances listen to the coordinator;
 * `jobs`, because pg-boss creates partitions with foreign keys that are checked later; `platform`, because each unit of
 * work writes to its outbox and limits; and `public` with the list of migrations.
 */
const distributedSchemas = ['identity', 'messaging', 'mentorship', 'admin_analytics', 'forum'];

/**
 * The tables whose rows `DATABASE_DISTRIBUTION=citus-hash` distributes over the workers: those that grow with what people
 * do. Most statements that a request executes name the column; docs/scaling.md lists the others.
 */
const distributionColumns = {
  'admin_analytics.college_interactions': 'college_id',
  'messaging.conversations': 'owner_id',
  'messaging.messages': 'sender_id',
  'messaging.notifications': 'user_id',
  'messaging.stream_cursors': 'user_id',
  'messaging.stream_events': 'user_id',
};

/** The tables that it copies to all workers, because statements join them with distributed rows. Both are small. */
const copiedTables = ['admin_analytics.college_consents', 'admin_analytics.uncounted_students'];

/** All entities and migrations, listed by name: the same list works with tsc, swc and in the build folder. */
export const mapping: Mapping = {
  entities: mappings.flatMap(({ entities }) => entities),
  migrations: mappings.flatMap(({ migrations }) => migrations),
  distributedSchemas,
  distributionColumns,
  copiedTables,
};

/** The schemas of the contexts, of the platform and of the jobs. */
export const productSchemas: readonly string[] = [
  ...new Set([...mapping.entities.flatMap(({ options }) => options.schema ?? []), 'platform', 'jobs']),
];

/**
 * Indexes that a restore creates last, while servers can already run: each takes much longer to create than to load its
 * table, and only the search of messages needs it.
 */
export const laterIndexes: readonly string[] = ['messaging.messages_words'];

/** What is deleted by age, in all contexts. */
export const retentionRules: readonly RetentionRule[] = [
  ...identityRetention,
  ...mentorshipRetention,
  ...messagingRetention,
  ...forumRetention,
  ...adminAnalyticsRetention,
];
