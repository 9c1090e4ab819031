import { Command, InvalidArgumentError } from 'commander';
import { IdentityFacade } from '../../contexts/identity';
import type { CommandContext } from './command-context';

interface Told {
  username: string;
  email: string;
  name: string;
  collegeId: number;
}

export const createAdmin = (context: CommandContext): Command =>
  new Command('create-admin')
    .description('make the account of somebody who speaks for a college; prints its password once')
    .requiredOption('--username <username>', 'the name to sign in with')
    .requiredOption('--email <address>', 'where the confirmation goes')
    .requiredOption('--name <full name>', 'the name that people see')
    .requiredOption('--college-id <number>', 'the college', wholeNumber)
    .action(async ({ username, email, name, collegeId }: Told) => {
      const identity = (await context.product()).get(IdentityFacade);
      const password = await identity.createAdmin({ username, email, fullName: name, collegeId });
      context.result(
        { username, password },
        `Made ${username} for college ${collegeId}. The password, shown this once: ${password}`,
      );
    });

function wholeNumber(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(text);
}
