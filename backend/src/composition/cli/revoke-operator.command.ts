import { Command } from 'commander';
import { IdentityFacade } from '../../contexts/identity';
import type { CommandContext } from './command-context';

export const revokeOperator = (context: CommandContext): Command =>
  new Command('revoke-operator')
    .description('take the rights of an operator from somebody, from their next request on')
    .argument('<username>')
    .action(async (username: string) => {
      const wasOne = await (await context.product()).get(IdentityFacade).revokeOperator(username);
      context.result(
        { username, operator: false, changed: wasOne },
        wasOne ? `${username} is no operator any more.` : `${username} was no operator.`,
      );
    });
