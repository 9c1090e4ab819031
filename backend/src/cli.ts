import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Command } from 'commander';
import { AppModule } from './app.module';
import { type CommandContext, CommandRefused } from './composition/cli/command-context';
import { createAdmin, verifyAdmin, grantOperator, revokeOperator } from './composition/cli/role.commands';
import { doctor } from './composition/cli/doctor.command';
import { exportUser, resetPassword, suspendUser, unsuspendUser } from './composition/cli/user.commands';
import { importAlumni } from './composition/cli/import-alumni.command';
import { importColleges } from './composition/cli/import-colleges.command';
import { closeWeek, migrateDatabase, seedDemo, openapi } from './composition/cli/maintenance.commands';
import { moderate, moderationQueue } from './composition/cli/moderation.commands';
import { mapping } from './composition/database';
import { DomainError } from './shared/domain/domain-error';
import { domainErrorMessage } from './shared/infrastructure/messages/domain-error-message';
import { makeLogger, PinoLogger } from './shared/infrastructure/logging/logger';
import { loadSettings, UnusableSettings } from './shared/infrastructure/settings/settings';
import { migrate } from './shared/infrastructure/typeorm/migrate';

const commands = [
  migrateDatabase,
  doctor,
  openapi,
  seedDemo,
  closeWeek,
  createAdmin,
  verifyAdmin,
  resetPassword,
  suspendUser,
  unsuspendUser,
  grantOperator,
  revokeOperator,
  moderationQueue,
  moderate,
  exportUser,
  importColleges,
  importAlumni,
];

let product: INestApplicationContext | undefined;

const context: CommandContext = {
  json: process.argv.includes('--json'),
  async product() {
    const settings = loadSettings(process.env, { backgroundWork: false });
    await migrate(settings, mapping);
    product = await NestFactory.createApplicationContext(AppModule.with(settings), {
      logger: new PinoLogger(makeLogger('error')),
      abortOnError: false,
    });
    return product;
  },
  say(line) {
    if (!this.json) process.stdout.write(`${line}\n`);
  },
  result(data, line) {
    process.stdout.write(`${this.json ? JSON.stringify(data) : line}\n`);
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
    await product?.close();
  }
}

main().catch((error: unknown) => {
  const expected = error instanceof CommandRefused || error instanceof DomainError || error instanceof UnusableSettings;
  const message = error instanceof DomainError ? domainErrorMessage(error) : (error as Error).message;
  process.stderr.write(`${expected ? message : String((error as Error).stack ?? error)}\n`);
  process.exitCode = 1;
});
