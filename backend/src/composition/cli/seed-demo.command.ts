import { Command } from 'commander';
import { SeedDemo } from '../demo/seed-demo';
import type { CommandContext } from './command-context';

export const seedDemo = (context: CommandContext): Command =>
  new Command('seed-demo').description('make the demo accounts that are missing').action(async () => {
    const demo = await (await context.product()).get(SeedDemo, { strict: false }).execute();
    const made = demo.made.length > 0 ? `Made ${demo.made.join(', ')}.` : 'All of them were there.';
    context.result(demo, `${made} Demo accounts: ${demo.usernames.join(', ')}; password ${demo.password}`);
  });
