import { Command } from 'commander';
import { loadSettings, Settings } from '../../shared/infrastructure/settings/settings';
import { migrate } from '../../shared/infrastructure/typeorm/migrate';
import { mapping } from '../database';
import { type CommandContext, CommandRefused } from './command-context';
import { SeedDemo } from '../demo/seed-demo';

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
