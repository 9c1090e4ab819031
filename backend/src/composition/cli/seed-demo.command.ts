import { Command } from 'commander';
import { SeedDemo } from '../demo/seed-demo';
import { Settings } from '../../shared/infrastructure/settings/settings';
import { type CommandContext, CommandRefused } from './command-context';

export const seedDemo = (context: CommandContext): Command =>
  new Command('seed-demo').description('make the demo accounts that are missing').action(async () => {
    const product = await context.product();
    if (product.get(Settings, { strict: false }).production) {
      throw new CommandRefused('Demo accounts are refused in production: everybody knows their password.');
    }
    const demo = await product.get(SeedDemo, { strict: false }).execute();
    const made = demo.made.length > 0 ? `Made ${demo.made.join(', ')}.` : 'All of them were there.';
    context.result(demo, `${made} Demo accounts: ${demo.usernames.join(', ')}; password ${demo.password}`);
  });
