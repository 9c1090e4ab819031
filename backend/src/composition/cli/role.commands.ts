import { Command, InvalidArgumentError } from 'commander';
import { IdentityFacade } from '../../contexts/identity/index';
import { type CommandContext, CommandRefused } from './command-context';
import { AdminAnalyticsFacade } from '../../contexts/admin-analytics/index';
import { AUDIT_DETAIL_MAX_LENGTH } from '../../shared/domain/limits';
import { DomainError } from '../../shared/domain/domain-error';

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

interface AccountOptions {
  username: string;
  email: string;
  name: string;
  collegeId: number;
}

export const createAdmin = (context: CommandContext): Command =>
  new Command('create-admin')
    .description('create the account of a college administrator; prints its password once')
    .requiredOption('--username <username>', 'the name to sign in with')
    .requiredOption('--email <address>', 'where the confirmation goes')
    .requiredOption('--name <full name>', 'the name that people see')
    .requiredOption('--college-id <number>', 'the college', wholeNumber)
    .action(async ({ username, email, name, collegeId }: AccountOptions) => {
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

/** Refusals that the operator may overrule with a reason. */
const OVERRULED_BY_FORCE = ['admin-analytics.address-not-confirmed', 'admin-analytics.address-not-of-college'];

export const verifyAdmin = (context: CommandContext): Command =>
  new Command('verify-admin')
    .description(
      'confirm that a person speaks for the college they named, when they registered or since; ' +
        'needs their confirmed address at the college',
    )
    .argument('<username>')
    .option('--force <reason>', 'do without an address at the college; the reason goes to the audit log')
    .action(async (username: string, { force }: { force?: string }) => {
      const forcedBecause = force === undefined ? null : checkReason(force.trim());
      const administrators = (await context.product()).get(AdminAnalyticsFacade, { strict: false });
      const verified = await administrators.verifyAdministrator(username, { forcedBecause }).catch(explainForce);
      if (!verified) {
        throw new CommandRefused(`No one called ${username} has the role of a college administrator.`);
      }
      const rank = verified.isMain ? 'the main administrator' : 'an administrator';
      context.result(verified, `${username} is ${rank} of college ${verified.collegeId} now.`);
    });

function checkReason(reason: string): string {
  if (reason.length > 0 && [...reason].length <= AUDIT_DETAIL_MAX_LENGTH) return reason;
  throw new CommandRefused(
    `Say with --force how you know that they work at the college, in ${AUDIT_DETAIL_MAX_LENGTH} characters at most.`,
  );
}

function explainForce(error: unknown): never {
  if (!(error instanceof DomainError) || !OVERRULED_BY_FORCE.includes(error.code)) throw error;
  throw new CommandRefused(
    `${error.message} If you know by other means that they work there, add --force "<how you know>".`,
  );
}
