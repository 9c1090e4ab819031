import { Module } from '@nestjs/common';
import { CampusEventsModule } from './campus-events.module';
import { CatalogueImportModule } from './catalogue-import.module';
import { CatalogueModule } from './catalogue.module';
import { DirectoryModule } from './directory.module';
import { EditingModule } from './editing.module';
import { EngagementModule } from './engagement.module';
import { PersonalDataModule } from './personal-data.module';
import { ReviewsModule } from './reviews.module';
import { SamplesModule } from './samples.module';
import { SavedCollegesModule } from './saved-colleges.module';
import { CollegesFacade } from './colleges.facade';

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
    SamplesModule,
    PersonalDataModule,
  ],
  providers: [CollegesFacade],
  exports: [CollegesFacade],
})
export class CollegesModule {}
