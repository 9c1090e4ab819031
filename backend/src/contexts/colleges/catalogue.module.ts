import { Module, type Provider } from '@nestjs/common';
import { KnownColleges } from './application/catalogue/ports/known-colleges';
import { SqlKnownColleges } from './infrastructure/catalogue/sql-known-colleges';

const adapters: Provider[] = [{ provide: KnownColleges, useClass: SqlKnownColleges }];

/** Data about colleges, for the other features. */
@Module({
  providers: [...adapters],
  exports: [KnownColleges],
})
export class CatalogueModule {}
