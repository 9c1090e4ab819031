import { Module } from '@nestjs/common';
import { PrepareQuestion } from './application/figure-questions/prepare-question';
import { ConnectionsModule } from './connections.module';
import { FinderModule } from './finder.module';
import { FigureQuestionsController } from './infrastructure/figure-questions/figure-questions.controller';

/** Questions about figures and programs of a college, prepared for students. */
@Module({
  imports: [ConnectionsModule, FinderModule],
  controllers: [FigureQuestionsController],
  providers: [PrepareQuestion],
})
export class FigureQuestionsModule {}
