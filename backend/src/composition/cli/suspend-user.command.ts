import { Command } from 'commander';
import { IdentityFacade } from '../../contexts/identity';
import type { CommandContext } from './command-context';

export const suspendUser = (context: CommandContext): Command =>
  new Command('suspend-user')
    .description('shut somebody out at once, on every instance, until restore-user lets them in again')
    .argument('<username>')
    .action(async (username: string) => {
      const wasIn = await (await context.product()).get(IdentityFacade).suspendUser(username);
      context.result(
        { username, suspended: true, changed: wasIn },
        wasIn ? `${username} is suspended and signed out everywhere.` : `${username} was suspended already.`,
      );
    });
