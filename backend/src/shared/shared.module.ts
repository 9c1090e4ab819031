import { type DynamicModule, Global, Module, type Provider } from '@nestjs/common';
import { TerminusModule } from '@nestjs/terminus';
import { Clock } from './application/clock';
import { DomainEvents } from './application/domain-events';
import { Jobs } from './application/jobs';
import { Mailbox } from './application/mailbox';
import { PersonalDataRegistry } from './application/personal-data';
import { Randomness } from './application/randomness';
import { RateLimits } from './application/rate-limits';
import { SessionEndNotifier } from './application/authenticator';
import { Transactions } from './application/transactions';
import { CryptoRandomness } from './infrastructure/crypto-randomness';
import { Outbox } from './infrastructure/events/outbox';
import { OutboxEvents } from './infrastructure/events/outbox-events';
import { HealthController } from './infrastructure/health/health.controller';
import { Readiness } from './infrastructure/health/readiness';
import { CspReportController } from './infrastructure/http/csp-report.controller';
import { RequestsPerUserInterceptor } from './infrastructure/http/concurrent-requests-per-user';
import { ReadYourWrites } from './infrastructure/http/read-your-writes';
import { SessionCookie } from './infrastructure/http/session-cookie';
import { IdempotencyKeys } from './infrastructure/idempotency/idempotency-keys';
import { PgBossJobs } from './infrastructure/jobs/pg-boss-jobs';
import { PostgresRateLimits } from './infrastructure/limits/postgres-rate-limits';
import { DevOutboxController } from './infrastructure/mail/dev-outbox.controller';
import { MailFolder, EmlFileMailbox } from './infrastructure/mail/eml-file-mailbox';
import { SmtpMailbox } from './infrastructure/mail/smtp-mailbox';
import { Metrics } from './infrastructure/metrics/metrics';
import { Settings } from './infrastructure/settings/settings';
import {
  PostgresSessionEndNotifier,
  DatabaseNotifications,
} from './infrastructure/notifications/database-notifications';
import { RegisteredPersonalData } from './infrastructure/personal-data/registered-personal-data';
import { SystemClock } from './infrastructure/system-clock';
import { PrimaryPosition } from './infrastructure/typeorm/replicas/primary-position';
import { ReplicaReads } from './infrastructure/typeorm/replicas/replica-reads';
import { Replicas } from './infrastructure/typeorm/replicas/replicas';
import { ReadDatabase } from './infrastructure/typeorm/read-database';
import { BatchDeletion } from './infrastructure/typeorm/batch-deletion';
import { UnitOfWork } from './infrastructure/typeorm/unit-of-work';

const portProviders: Provider[] = [
  { provide: Clock, useClass: SystemClock },
  { provide: Randomness, useClass: CryptoRandomness },
  { provide: DomainEvents, useClass: OutboxEvents },
  { provide: Jobs, useClass: PgBossJobs },
  { provide: RateLimits, useClass: PostgresRateLimits },
  { provide: SessionEndNotifier, useClass: PostgresSessionEndNotifier },
  { provide: Transactions, useExisting: UnitOfWork },
  { provide: PersonalDataRegistry, useExisting: RegisteredPersonalData },
];

/** What every context uses and none owns. */
@Global()
@Module({})
export class SharedModule {
  static forRoot(settings: Settings): DynamicModule {
    const mailbox: Provider = { provide: Mailbox, useClass: settings.smtpUrl ? SmtpMailbox : EmlFileMailbox };
    const hasReplicas = settings.databaseReplicaUrls.length > 0;
    const readDatabase: Provider = hasReplicas
      ? { provide: ReadDatabase, useClass: ReplicaReads }
      : { provide: ReadDatabase, useExisting: UnitOfWork };
    const offered = [
      UnitOfWork,
      Outbox,
      Readiness,
      BatchDeletion,
      RegisteredPersonalData,
      DatabaseNotifications,
      SessionCookie,
      RequestsPerUserInterceptor,
      IdempotencyKeys,
      Metrics,
      Replicas,
      PrimaryPosition,
      ReadYourWrites,
      readDatabase,
      { provide: Settings, useValue: settings },
      mailbox,
      ...portProviders,
    ];
    return {
      module: SharedModule,
      imports: [TerminusModule],
      controllers: [HealthController, CspReportController, DevOutboxController],
      providers: [MailFolder, ...offered],
      exports: offered,
    };
  }
}
