import { Command } from 'commander';
import { loadSettings } from '../../shared/infrastructure/settings/settings';
import { migrate } from '../../shared/infrastructure/typeorm/migrate';
import { mapping } from '../database';
import type { CommandContext } from './command-context';

export const migrateDatabase = (context: CommandContext): Command =>
  new Command('migrate').description('bring the database up to date').action(async () => {
    const ran = await migrate(loadSettings(process.env, { backgroundWork: false }), mapping);
    context.result(
      { migrations: ran },
      ran.length === 0 ? 'The database is up to date.' : `Ran ${ran.length} migrations: ${ran.join(', ')}`,
    );
  });
