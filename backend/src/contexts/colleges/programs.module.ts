import { Module, type Provider } from '@nestjs/common';
import { ProgramReader } from './application/programs/ports/program-reader';
import { ProgramsController } from './infrastructure/programs/programs.controller';
import { SqlProgramReader } from './infrastructure/programs/sql-program-reader';

const adapters: Provider[] = [{ provide: ProgramReader, useClass: SqlProgramReader }];

/** The programs of colleges with what their graduates earn and owe. */
@Module({
  controllers: [ProgramsController],
  providers: [...adapters],
  exports: [ProgramReader],
})
export class ProgramsModule {}
