import { Module } from '@nestjs/common';
import { CampusEventsModule } from './campus-events.module';
import { CatalogueImportModule } from './catalogue-import.module';
import { CatalogueModule } from './catalogue.module';
import { DirectoryModule } from './directory.module';
import { EditingModule } from './editing.module';
import { EngagementModule } from './engagement.module';
import { PersonalDataModule } from './personal-data.module';
import { ProgramsModule } from './programs.module';
import { ReviewsModule } from './reviews.module';
import { SamplesModule } from './samples.module';
import { SavedCollegesModule } from './saved-colleges.module';
import { CatalogFacade } from './catalog.facade';
import { CollegePagesFacade } from './college-pages.facade';
import { ProgramPagesFacade } from './program-pages.facade';
import { PublicCatalogFacade } from './public-catalog.facade';
import { QuestionSubjectsFacade } from './question-subjects.facade';
import { QuestionSubjectsModule } from './question-subjects.module';
import { CollegeProfileFacade } from './college-profile.facade';
import { CollegeInterestFacade } from './college-interest.facade';
import { ReviewModerationFacade } from './review-moderation.facade';
import { CollegeOperatorFacade } from './college-operator.facade';
import { CollegeDemoFacade } from './college-demo.facade';
import { CollegeGeneratorFacade } from './college-generator.facade';
import { CollegesPersonalData } from './colleges-personal-data.facade';

const facades = [
  CatalogFacade,
  CollegePagesFacade,
  ProgramPagesFacade,
  PublicCatalogFacade,
  QuestionSubjectsFacade,
  CollegeProfileFacade,
  CollegeInterestFacade,
  ReviewModerationFacade,
  CollegeOperatorFacade,
  CollegeDemoFacade,
  CollegesPersonalData,
  CollegeGeneratorFacade,
];

@Module({
  imports: [
    DirectoryModule,
    EditingModule,
    SavedCollegesModule,
    EngagementModule,
    ReviewsModule,
    CampusEventsModule,
    CatalogueImportModule,
    CatalogueModule,
    ProgramsModule,
    QuestionSubjectsModule,
    SamplesModule,
    PersonalDataModule,
  ],
  providers: facades,
  exports: facades,
})
export class CollegesModule {}
