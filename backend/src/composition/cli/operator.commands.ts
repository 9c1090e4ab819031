import { Command } from 'commander';
import { IdentityFacade } from '../../contexts/identity';
import type { CommandContext } from './command-context';

export const grantOperator = (context: CommandContext): Command =>
  new Command('grant-operator')
    .description(
      'make a person an operator: an adult with a confirmed address, in production with two-factor authentication',
    )
    .argument('<username>')
    .requiredOption('--reason <text>', 'why, for the audit log; at most 200 characters')
    .action(async (username: string, { reason }: { reason: string }) => {
      const isNew = await (await context.product()).get(IdentityFacade).grantOperator(username, reason);
      context.result(
        { username, operator: true, changed: isNew },
        isNew ? `${username} is an operator now.` : `${username} was an operator already.`,
      );
    });

export const revokeOperator = (context: CommandContext): Command =>
  new Command('revoke-operator')
    .description('take the rights of an operator from a person, from their next request on')
    .argument('<username>')
    .action(async (username: string) => {
      const wasOne = await (await context.product()).get(IdentityFacade).revokeOperator(username);
      context.result(
        { username, operator: false, changed: wasOne },
        wasOne ? `${username} is no operator any more.` : `${username} was no operator.`,
      );
    });
