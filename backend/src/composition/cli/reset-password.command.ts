import { Command } from 'commander';
import { IdentityFacade } from '../../contexts/identity';
import type { CommandContext } from './command-context';

export const resetPassword = (context: CommandContext): Command =>
  new Command('reset-password')
    .description('give an account a new password, printed once, and end all its sessions')
    .argument('<username>')
    .option('--without-two-factor', 'also disable two-factor authentication, for somebody who has lost every code')
    .action(async (username: string, { withoutTwoFactor }: { withoutTwoFactor?: boolean }) => {
      const identity = (await context.product()).get(IdentityFacade);
      const password = await identity.resetPassword(username, { withoutTwoFactor });
      context.result(
        { username, password },
        `${username} is signed out everywhere. The new password, shown this once: ${password}`,
      );
    });
