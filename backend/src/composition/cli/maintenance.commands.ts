import { Command, InvalidArgumentError } from 'commander';
import { AdminAnalyticsOperatorFacade } from '../../contexts/admin-analytics';
import { loadSettings, Settings } from '../../shared/infrastructure/settings/settings';
import { migrate } from '../../shared/infrastructure/typeorm/migrate';
import { mapping } from '../database';
import { type CommandContext, CommandRefused } from './command-context';
import { SeedDemo } from '../demo/seed-demo';
import { resolve } from 'node:path';
import { writeOpenApiDocument } from '../openapi';

export const migrateDatabaseCommand = (context: CommandContext): Command =>
  new Command('migrate').description('run the pending database migrations').action(async () => {
    const ran = await migrate(loadSettings(process.env, { backgroundWork: false }), mapping);
    context.result(
      { migrations: ran },
      ran.length === 0 ? 'The database is up to date.' : `Ran ${ran.length} migrations: ${ran.join(', ')}`,
    );
  });

export const seedDemoCommand = (context: CommandContext): Command =>
  new Command('seed-demo').description('create the missing demo accounts and demo data').action(async () => {
    const product = await context.openApplication();
    if (!product.get(Settings, { strict: false }).demoData) {
      throw new CommandRefused(
        'DEMO_DATA is off. Set DEMO_DATA=on only if no one else can reach the server: the demo accounts have a public password, and one of these accounts is an operator.',
      );
    }
    const demo = await product.get(SeedDemo, { strict: false }).execute();
    const made = demo.made.length > 0 ? `Created ${demo.made.join(', ')}.` : 'All demo accounts already exist.';
    context.result(demo, `${made} Demo accounts: ${demo.usernames.join(', ')}; password ${demo.password}`);
  });

interface CloseWeekOptions {
  readonly asOf?: Date;
}

function parseDateTime(text: string): Date {
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime()))
    throw new InvalidArgumentError('Enter a date and time such as 2026-11-23T00:00:00Z.');
  return moment;
}

export const closeWeekCommand = (context: CommandContext): Command =>
  new Command('close-week')
    .description('compute the statistics of the last complete week, for colleges that do not have them yet')
    .option('--as-of <ISO>', 'use the last complete week before this time', parseDateTime)
    .action(async ({ asOf }: CloseWeekOptions) => {
      const product = await context.openApplication();
      const isProduction = product.get(Settings, { strict: false }).production;
      if (isProduction && asOf && asOf > new Date()) {
        throw new CommandRefused('In production, you can close only complete weeks.');
      }
      const { closed, colleges } = await product.get(AdminAnalyticsOperatorFacade, { strict: false }).closeWeek(asOf);
      const day = closed.toISOString().slice(0, 10);
      context.result(
        { closed: day, colleges },
        `Computed the statistics of ${colleges} colleges for the week before ${day}.`,
      );
    });

export const openApiCommand = (context: CommandContext): Command =>
  new Command('openapi')
    .description('write the OpenAPI 3.1 document of the API')
    .argument('[file]', 'path of the file to write', 'openapi.json')
    .action(async (file: string) => {
      const path = resolve(process.env.INIT_CWD ?? '.', file);
      await writeOpenApiDocument(path);
      context.result({ file: path }, `Wrote ${path}`);
    });
