// First, because it applies from the next garbage collection, and the other modules are large.
import './composition/cli/compact-heap';
import { once } from 'node:events';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Command } from 'commander';
import { AppModule } from './app.module';
import { type CommandContext, CommandRefused, InformationMissing } from './composition/cli/command-context';
import {
  createAdminCommand,
  verifyAdminCommand,
  grantOperatorCommand,
  revokeOperatorCommand,
} from './composition/cli/role.commands';
import { auditLogCommand } from './composition/cli/audit-log.command';
import { backupCommand, restoreCommand } from './composition/cli/backup.commands';
import { doctorCommand } from './composition/cli/doctor.command';
import {
  exportUserCommand,
  resetPasswordCommand,
  suspendUserCommand,
  unsuspendUserCommand,
} from './composition/cli/user.commands';
import { generateCommand } from './composition/cli/generate.command';
import { importAlumniCommand } from './composition/cli/import-alumni.command';
import { importCollegesCommand } from './composition/cli/import-colleges.command';
import { importProgramsCommand } from './composition/cli/import-programs.command';
import {
  closeWeekCommand,
  migrateDatabaseCommand,
  seedDemoCommand,
  openApiCommand,
} from './composition/cli/maintenance.commands';
import { moderateCommand, moderationQueueCommand } from './composition/cli/moderation.commands';
import { mapping } from './composition/database';
import { DomainError } from './shared/domain/domain-error';
import { formatDomainError } from './shared/infrastructure/messages/domain-error-message';
import { createLogger, PinoLogger } from './shared/infrastructure/logging/logger';
import { loadSettings, InvalidSettings } from './shared/infrastructure/settings/settings';
import { migrate } from './shared/infrastructure/typeorm/migrate';

const commands = [
  migrateDatabaseCommand,
  doctorCommand,
  openApiCommand,
  backupCommand,
  restoreCommand,
  seedDemoCommand,
  closeWeekCommand,
  createAdminCommand,
  verifyAdminCommand,
  resetPasswordCommand,
  suspendUserCommand,
  unsuspendUserCommand,
  grantOperatorCommand,
  revokeOperatorCommand,
  moderationQueueCommand,
  moderateCommand,
  exportUserCommand,
  auditLogCommand,
  importCollegesCommand,
  importProgramsCommand,
  importAlumniCommand,
  generateCommand,
];

let application: INestApplicationContext | undefined;

const context: CommandContext = {
  json: process.argv.includes('--json'),
  async openApplication() {
    const settings = loadSettings(process.env, { backgroundWork: false });
    await migrate(settings, mapping);
    application = await NestFactory.createApplicationContext(AppModule.forRoot(settings), {
      logger: new PinoLogger(createLogger('error')),
      abortOnError: false,
    });
    return application;
  },
  print(line) {
    if (!this.json) process.stdout.write(`${line}\n`);
  },
  result(data, line) {
    process.stdout.write(`${this.json ? JSON.stringify(data) : line}\n`);
  },
  async writeLine(line) {
    if (!process.stdout.write(`${line}\n`)) await once(process.stdout, 'drain');
  },
};

async function main(): Promise<void> {
  const program = new Command('npm run cli --')
    .description('Commands to operate Gradspan')
    .option('--json', 'print only one JSON document');
  for (const command of commands) program.addCommand(command(context).option('--json', 'print one JSON document'));
  try {
    await program.parseAsync();
  } finally {
    await application?.close();
  }
}

main().catch((error: unknown) => {
  const expected = error instanceof CommandRefused || error instanceof DomainError || error instanceof InvalidSettings;
  const message = error instanceof DomainError ? formatDomainError(error) : (error as Error).message;
  process.stderr.write(`${expected ? message : String((error as Error).stack ?? error)}\n`);
  process.exitCode = error instanceof InformationMissing ? 2 : 1;
});
