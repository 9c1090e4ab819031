import { Module } from '@nestjs/common';
import { DescribeQuestionSubject } from './application/question-subjects/describe-question-subject';
import { CatalogueModule } from './catalogue.module';
import { DirectoryModule } from './directory.module';
import { ProgramsModule } from './programs.module';

/** The figures and programs that questions can be about. */
@Module({
  imports: [CatalogueModule, DirectoryModule, ProgramsModule],
  providers: [DescribeQuestionSubject],
  exports: [DescribeQuestionSubject],
})
export class QuestionSubjectsModule {}
