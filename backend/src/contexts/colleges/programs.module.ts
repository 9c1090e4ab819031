import { Module, type Provider } from '@nestjs/common';
import { ProgramAddresses } from './application/programs/ports/program-addresses';
import { ProgramReader } from './application/programs/ports/program-reader';
import { ProgramsController } from './infrastructure/programs/programs.controller';
import { SqlProgramAddresses } from './infrastructure/programs/sql-program-addresses';
import { SqlProgramReader } from './infrastructure/programs/sql-program-reader';

const adapters: Provider[] = [
  { provide: ProgramReader, useClass: SqlProgramReader },
  { provide: ProgramAddresses, useClass: SqlProgramAddresses },
];

/** The programs of colleges with what their graduates earn and owe. */
@Module({
  controllers: [ProgramsController],
  providers: [...adapters],
  exports: [ProgramReader, ProgramAddresses],
})
export class ProgramsModule {}
