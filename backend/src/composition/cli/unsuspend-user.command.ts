import { Command } from 'commander';
import { IdentityFacade } from '../../contexts/identity';
import type { CommandContext } from './command-context';

export const unsuspendUser = (context: CommandContext): Command =>
  new Command('unsuspend-user')
    .description('let somebody sign in again who was suspended')
    .argument('<username>')
    .action(async (username: string) => {
      const wasOut = await (await context.product()).get(IdentityFacade).unsuspendUser(username);
      context.result(
        { username, suspended: false, changed: wasOut },
        wasOut ? `${username} may sign in again.` : `${username} was not suspended.`,
      );
    });
