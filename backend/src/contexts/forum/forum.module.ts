import { Module } from '@nestjs/common';
import { DiscussionsModule } from './discussions.module';
import { FigureAnswersModule } from './figure-answers.module';
import { ForumFacade } from './forum.facade';
import { ForumModerationFacade } from './forum-moderation.facade';
import { ForumDemoFacade } from './forum-demo.facade';
import { ForumGeneratorFacade } from './forum-generator.facade';
import { ForumPersonalData } from './forum-personal-data.facade';
import { ModerationModule } from './moderation.module';
import { OpenQuestionsModule } from './open-questions.module';
import { ReportingModule } from './reporting.module';
import { ReportsModule } from './reports.module';
import { SharedAnswersModule } from './shared-answers.module';

const facades = [ForumFacade, ForumModerationFacade, ForumDemoFacade, ForumPersonalData, ForumGeneratorFacade];

@Module({
  imports: [
    DiscussionsModule,
    SharedAnswersModule,
    FigureAnswersModule,
    OpenQuestionsModule,
    ReportingModule,
    ModerationModule,
    ReportsModule,
  ],
  providers: facades,
  exports: facades,
})
export class ForumModule {}
