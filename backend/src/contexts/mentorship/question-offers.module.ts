import { Module } from '@nestjs/common';
import { AnswerersFacade } from './answerers.facade';
import { ListAnswerers } from './application/question-offers/list-answerers';
import { Answerers } from './application/question-offers/ports/answerers';
import { FinderModule } from './finder.module';
import { SqlAnswerers } from './infrastructure/question-offers/sql-answerers';

/** The alumni to whom open questions are offered. */
@Module({
  imports: [FinderModule],
  providers: [ListAnswerers, { provide: Answerers, useClass: SqlAnswerers }, AnswerersFacade],
  exports: [AnswerersFacade],
})
export class QuestionOffersModule {}
