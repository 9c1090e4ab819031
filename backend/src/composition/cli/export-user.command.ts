import { Command } from 'commander';
import { IdentityFacade } from '../../contexts/identity';
import type { CommandContext } from './command-context';

export const exportUser = (context: CommandContext): Command =>
  new Command('export-user')
    .description('print everything that is kept about a person, as JSON')
    .argument('<username>')
    .action(async (username: string) => {
      const identity = await (await context.product()).get(IdentityFacade).exportUser(username);
      context.result({ identity }, JSON.stringify({ identity }, null, 2));
    });
