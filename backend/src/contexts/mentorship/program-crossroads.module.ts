import { Module, type Provider } from '@nestjs/common';
import { ListProgramCrossroads } from './application/program-crossroads/list-program-crossroads';
import { ProgramCrossroadsReader } from './application/program-crossroads/ports/program-crossroads-reader';
import { ProgramCrossroadsController } from './infrastructure/program-crossroads/program-crossroads.controller';
import { SqlProgramCrossroads } from './infrastructure/program-crossroads/sql-program-crossroads';
import { ProfilesModule } from './profiles.module';

const adapters: Provider[] = [{ provide: ProgramCrossroadsReader, useClass: SqlProgramCrossroads }];

/** Alumni who chose between programs of two colleges. */
@Module({
  imports: [ProfilesModule],
  controllers: [ProgramCrossroadsController],
  providers: [ListProgramCrossroads, ...adapters],
})
export class ProgramCrossroadsModule {}
