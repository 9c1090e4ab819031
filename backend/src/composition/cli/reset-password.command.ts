import { Command } from 'commander';
import { IdentityFacade } from '../../contexts/identity';
import type { CommandContext } from './command-context';

export const resetPassword = (context: CommandContext): Command =>
  new Command('reset-password')
    .description('give an account a new password, printed once, and end all its sessions')
    .argument('<username>')
    .action(async (username: string) => {
      const password = await (await context.product()).get(IdentityFacade).resetPassword(username);
      context.result(
        { username, password },
        `${username} is signed out everywhere. The new password, shown this once: ${password}`,
      );
    });
