import { Command } from 'commander';
import { IdentityFacade } from '../../contexts/identity';
import { Clock } from '../../shared/application/clock';
import { PersonalDataRegistry, type PersonalDataTables } from '../../shared/application/personal-data';
import type { CommandContext } from './command-context';

export const exportUser = (context: CommandContext): Command =>
  new Command('export-user')
    .description('print everything that is kept about a person, as JSON')
    .argument('<username>')
    .action(async (username: string) => {
      const product = await context.product();
      const everything = product.get(PersonalDataRegistry, { strict: false });
      const identity = product.get(IdentityFacade);
      const userId = await identity.idOf(username);
      const kept: Record<string, PersonalDataTables> = {};
      for (const part of everything.parts) kept[part] = await everything.export(part, userId);
      await identity.noteForAudit('data-exported-by-operator', userId, product.get(Clock, { strict: false }).now());
      context.result(kept, JSON.stringify(kept, null, 2));
    });

export const resetPassword = (context: CommandContext): Command =>
  new Command('reset-password')
    .description('give an account a new password, printed once, and end all its sessions')
    .argument('<username>')
    .option('--without-two-factor', 'also disable two-factor authentication, for a person who has lost every code')
    .action(async (username: string, { withoutTwoFactor }: { withoutTwoFactor?: boolean }) => {
      const identity = (await context.product()).get(IdentityFacade);
      const password = await identity.resetPassword(username, { withoutTwoFactor });
      context.result(
        { username, password },
        `${username} is signed out everywhere. The new password, shown this once: ${password}`,
      );
    });
