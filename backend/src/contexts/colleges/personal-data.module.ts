import { Module, type Provider } from '@nestjs/common';
import { Erasure } from './application/personal-data/ports/erasure';
import { PersonalData } from './application/personal-data/ports/personal-data';
import { SqlErasure } from './infrastructure/personal-data/sql-erasure';
import { SqlPersonalData } from './infrastructure/personal-data/sql-personal-data';

const adapters: Provider[] = [
  { provide: PersonalData, useClass: SqlPersonalData },
  { provide: Erasure, useClass: SqlErasure },
];

/** Export and erasure of what this context stores about a person. */
@Module({
  providers: [...adapters],
  exports: [PersonalData, Erasure],
})
export class PersonalDataModule {}
