import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Command } from 'commander';
import { AppModule } from './app.module';
import { type CommandContext, CommandRefused } from './composition/cli/command-context';
import { createAdmin } from './composition/cli/create-admin.command';
import { doctor } from './composition/cli/doctor.command';
import { exportUser } from './composition/cli/export-user.command';
import { grantOperator } from './composition/cli/grant-operator.command';
import { importColleges } from './composition/cli/import-colleges.command';
import { migrateDatabase } from './composition/cli/migrate.command';
import { moderate } from './composition/cli/moderate.command';
import { moderationQueue } from './composition/cli/moderation-queue.command';
import { openapi } from './composition/cli/openapi.command';
import { resetPassword } from './composition/cli/reset-password.command';
import { revokeOperator } from './composition/cli/revoke-operator.command';
import { seedDemo } from './composition/cli/seed-demo.command';
import { suspendUser } from './composition/cli/suspend-user.command';
import { unsuspendUser } from './composition/cli/unsuspend-user.command';
import { verifyAdmin } from './composition/cli/verify-admin.command';
import { mapping } from './composition/database';
import { DomainError } from './shared/domain/domain-error';
import { makeLogger, PinoLogger } from './shared/infrastructure/logging/logger';
import { loadSettings, UnusableSettings } from './shared/infrastructure/settings/settings';
import { migrate } from './shared/infrastructure/typeorm/migrate';

const commands = [
  migrateDatabase,
  doctor,
  openapi,
  seedDemo,
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
    .description('What an operator of Gradspan can do')
    .option('--json', 'print one JSON document and nothing else');
  for (const command of commands) program.addCommand(command(context).option('--json', 'print one JSON document'));
  try {
    await program.parseAsync();
  } finally {
    await product?.close();
  }
}

main().catch((error: unknown) => {
  const expected = error instanceof CommandRefused || error instanceof DomainError || error instanceof UnusableSettings;
  process.stderr.write(`${expected ? error.message : String((error as Error).stack ?? error)}\n`);
  process.exitCode = 1;
});
