import { Command, InvalidArgumentError } from 'commander';
import { AdminAnalyticsFacade } from '../../contexts/admin-analytics';
import { loadSettings, Settings } from '../../shared/infrastructure/settings/settings';
import { migrate } from '../../shared/infrastructure/typeorm/migrate';
import { mapping } from '../database';
import { type CommandContext, CommandRefused } from './command-context';
import { SeedDemo } from '../demo/seed-demo';
import { resolve } from 'node:path';
import { writeContract } from '../../openapi';

export const migrateDatabase = (context: CommandContext): Command =>
  new Command('migrate').description('bring the database up to date').action(async () => {
    const ran = await migrate(loadSettings(process.env, { backgroundWork: false }), mapping);
    context.result(
      { migrations: ran },
      ran.length === 0 ? 'The database is up to date.' : `Ran ${ran.length} migrations: ${ran.join(', ')}`,
    );
  });

export const seedDemo = (context: CommandContext): Command =>
  new Command('seed-demo').description('make the demo accounts that are missing').action(async () => {
    const product = await context.product();
    if (product.get(Settings, { strict: false }).production) {
      throw new CommandRefused('Demo accounts are refused in production: everyone knows their password.');
    }
    const demo = await product.get(SeedDemo, { strict: false }).execute();
    const made = demo.made.length > 0 ? `Made ${demo.made.join(', ')}.` : 'All of them were there.';
    context.result(demo, `${made} Demo accounts: ${demo.usernames.join(', ')}; password ${demo.password}`);
  });

interface CloseWeekOptions {
  readonly asOf?: Date;
}

function asMoment(text: string): Date {
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime())) throw new InvalidArgumentError('Give a moment such as 2026-11-23T00:00:00Z.');
  return moment;
}

export const closeWeek = (context: CommandContext): Command =>
  new Command('close-week')
    .description('count the statistics of the week that is over, for the colleges that have none of it yet')
    .option('--as-of <ISO>', 'close the week that was over at this moment', asMoment)
    .action(async ({ asOf }: CloseWeekOptions) => {
      const product = await context.product();
      const isProduction = product.get(Settings, { strict: false }).production;
      if (isProduction && asOf && asOf > new Date()) {
        throw new CommandRefused('In production, only weeks that are over can be closed.');
      }
      const { closed, colleges } = await product.get(AdminAnalyticsFacade, { strict: false }).closeWeek(asOf);
      const day = closed.toISOString().slice(0, 10);
      context.result({ closed: day, colleges }, `Closed the week before ${day}: statistics of ${colleges} colleges.`);
    });

export const openapi = (context: CommandContext): Command =>
  new Command('openapi')
    .description('write the contract of the API as OpenAPI 3.1')
    .argument('[file]', 'where to write it', 'openapi.json')
    .action(async (file: string) => {
      const path = resolve(process.env.INIT_CWD ?? '.', file);
      await writeContract(path);
      context.result({ file: path }, `Wrote ${path}`);
    });
