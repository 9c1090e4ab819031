import { Module, type Provider } from '@nestjs/common';
import { MergeSavedColleges, PlanSavedCollege, SaveCollege } from './application/saved-colleges/save-college';
import { SavedColleges } from './application/saved-colleges/ports/saved-colleges';
import { CatalogueModule } from './catalogue.module';
import { SavedCollegesController } from './infrastructure/saved-colleges/saved-colleges.controller';
import { SqlSavedColleges } from './infrastructure/saved-colleges/sql-saved-colleges';

const useCases = [SaveCollege, PlanSavedCollege, MergeSavedColleges];

const adapters: Provider[] = [{ provide: SavedColleges, useClass: SqlSavedColleges }];

/** Saved colleges of users. */
@Module({
  imports: [CatalogueModule],
  controllers: [SavedCollegesController],
  providers: [...useCases, ...adapters],
  exports: [SavedColleges, SaveCollege],
})
export class SavedCollegesModule {}
