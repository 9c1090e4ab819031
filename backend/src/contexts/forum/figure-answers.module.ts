import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity';
import { ListFigureAnswers } from './application/figure-answers/list-figure-answers';
import { AnsweringAlumni, FigureAnswers } from './application/figure-answers/ports/figure-answers';
import { DiscussionsModule } from './discussions.module';
import { FigureAnswersController } from './infrastructure/figure-answers/figure-answers.controller';
import { IdentityAnsweringAlumni } from './infrastructure/figure-answers/identity-answering-alumni';
import { SqlFigureAnswers } from './infrastructure/figure-answers/sql-figure-answers';

/** Published answers about figures and programs. */
@Module({
  imports: [IdentityModule, DiscussionsModule],
  controllers: [FigureAnswersController],
  providers: [
    ListFigureAnswers,
    { provide: FigureAnswers, useClass: SqlFigureAnswers },
    { provide: AnsweringAlumni, useClass: IdentityAnsweringAlumni },
  ],
})
export class FigureAnswersModule {}
