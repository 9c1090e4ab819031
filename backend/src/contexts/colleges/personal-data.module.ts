import { Module, type Provider } from '@nestjs/common';
import { PersonalData } from './application/personal-data/ports/personal-data';
import { SqlPersonalData } from './infrastructure/personal-data/sql-personal-data';

const adapters: Provider[] = [{ provide: PersonalData, useClass: SqlPersonalData }];

/** Export and erasure of what this context stores about a person. */
@Module({
  providers: [...adapters],
  exports: [PersonalData],
})
export class PersonalDataModule {}
