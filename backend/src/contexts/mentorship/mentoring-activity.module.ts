import { Module } from '@nestjs/common';
import { MentoringActivity } from './application/mentoring-activity/ports/mentoring-activity';
import { SqlMentoringActivity } from './infrastructure/mentoring-activity/sql-mentoring-activity';

/** What students and the alumni of a college did together, for statistics. */
@Module({
  providers: [{ provide: MentoringActivity, useClass: SqlMentoringActivity }],
  exports: [MentoringActivity],
})
export class MentoringActivityModule {}
