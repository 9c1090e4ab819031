import { Module, type Provider } from '@nestjs/common';
import { CollegeReader } from './application/ports/college-reader';
import { Catalogue } from './application/ports/catalogue';
import { StarterTable } from './application/ports/starter-table';
import { PrepareCatalogue } from './application/prepare-catalogue';
import { BuiltInStarterTable } from './infrastructure/catalogue/built-in-starter-table';
import { PrepareCatalogueAtStart } from './infrastructure/events/prepare-catalogue-at-start';
import { CollegesController } from './infrastructure/http/colleges.controller';
import { PostgresCatalogue } from './infrastructure/persistence/postgres-catalogue';
import { SqlCollegeReader } from './infrastructure/persistence/sql-college-reader';

const useCases = [PrepareCatalogue];

const adapters: Provider[] = [
  { provide: Catalogue, useClass: PostgresCatalogue },
  { provide: CollegeReader, useClass: SqlCollegeReader },
  { provide: StarterTable, useClass: BuiltInStarterTable },
];

@Module({
  controllers: [CollegesController],
  providers: [...useCases, ...adapters, PrepareCatalogueAtStart],
})
export class CollegesModule {}
