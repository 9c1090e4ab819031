import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CompositionModule } from './composition/composition.module';
import { OwnAccountInterceptor } from './composition/own-account/own-account.interceptor';
import { mapping, retentionRules } from './composition/database';
import { AdminAnalyticsModule } from './contexts/admin-analytics';
import { CollegesModule } from './contexts/colleges';
import { ForumModule } from './contexts/forum';
import { IdentityModule } from './contexts/identity';
import { MentorshipModule } from './contexts/mentorship';
import { MessagingModule } from './contexts/messaging';
import { Clock } from './shared/application/clock';
import { Jobs } from './shared/application/jobs';
import { AuthorizationGuard } from './shared/infrastructure/http/authorization.guard';
import { ProblemFilter } from './shared/infrastructure/http/problem.filter';
import { RequestsPerUserInterceptor } from './shared/infrastructure/http/concurrent-requests-per-user';
import { ReadYourWrites } from './shared/infrastructure/http/read-your-writes';
import { UploadGuard } from './shared/infrastructure/http/file-upload.decorator';
import { RequestValidationPipe } from './shared/infrastructure/http/validation.pipe';
import { ScheduledDeletions } from './shared/infrastructure/retention/scheduled-deletions';
import type { Settings } from './shared/infrastructure/settings/settings';
import { BatchDeletion } from './shared/infrastructure/typeorm/batch-deletion';
import { servingOptions } from './shared/infrastructure/typeorm/data-source';
import { SharedModule } from './shared/shared.module';

const contextModules = [
  IdentityModule,
  CollegesModule,
  MentorshipModule,
  MessagingModule,
  ForumModule,
  AdminAnalyticsModule,
];

@Module({})
export class AppModule {
  static forRoot(settings: Settings): DynamicModule {
    return {
      module: AppModule,
      imports: [
        // The caller decides whether to retry.
        TypeOrmModule.forRoot({ ...servingOptions(settings, mapping), retryAttempts: 0 }),
        SharedModule.forRoot(settings),
        ...contextModules,
        CompositionModule,
      ],
      providers: [
        {
          provide: ScheduledDeletions,
          inject: [Jobs, BatchDeletion, Clock],
          useFactory: (jobs: Jobs, batchDeletion: BatchDeletion, clock: Clock) =>
            new ScheduledDeletions(retentionRules, jobs, batchDeletion, clock),
        },
        { provide: APP_GUARD, useClass: UploadGuard },
        { provide: APP_GUARD, useClass: AuthorizationGuard },
        // The first is the outermost: an interceptor that completes a response runs while its request still counts
        // against the limit per user.
        { provide: APP_INTERCEPTOR, useExisting: RequestsPerUserInterceptor },
        ...(settings.databaseReplicaUrls.length > 0 ? [{ provide: APP_INTERCEPTOR, useExisting: ReadYourWrites }] : []),
        { provide: APP_INTERCEPTOR, useExisting: OwnAccountInterceptor },
        { provide: APP_PIPE, useClass: RequestValidationPipe },
        { provide: APP_FILTER, useClass: ProblemFilter },
      ],
    };
  }
}
