import { Command, InvalidArgumentError } from 'commander';
import { AccountOperatorFacade } from '../../contexts/identity/index';
import { type CommandContext, CommandRefused } from './command-context';
import { AdminAnalyticsOperatorFacade } from '../../contexts/admin-analytics/index';
import { AUDIT_DETAIL_MAX_LENGTH } from '../../shared/domain/limits';
import { DomainError } from '../../shared/domain/domain-error';
import { formatDomainError } from '../../shared/infrastructure/messages/domain-error-message';

export const grantOperatorCommand = (context: CommandContext): Command =>
  new Command('grant-operator')
    .description(
      'make an adult with a confirmed email address an operator; production also requires two-factor authentication',
    )
    .argument('<username>')
    .requiredOption('--reason <text>', 'reason for the audit log, at most 200 characters')
    .action(async (username: string, { reason }: { reason: string }) => {
      const isNew = await (await context.openApplication()).get(AccountOperatorFacade).grantOperator(username, reason);
      context.result(
        { username, operator: true, changed: isNew },
        isNew ? `${username} is now an operator.` : `${username} is already an operator.`,
      );
    });

export const revokeOperatorCommand = (context: CommandContext): Command =>
  new Command('revoke-operator')
    .description('revoke a person’s operator rights, effective with their next request')
    .argument('<username>')
    .action(async (username: string) => {
      const wasOperator = await (await context.openApplication()).get(AccountOperatorFacade).revokeOperator(username);
      context.result(
        { username, operator: false, changed: wasOperator },
        wasOperator ? `${username} is no longer an operator.` : `${username} is not an operator.`,
      );
    });

interface AccountOptions {
  username: string;
  email: string;
  name: string;
  collegeId: number;
}

export const createAdminCommand = (context: CommandContext): Command =>
  new Command('create-admin')
    .description('create a college administrator account and print its password once')
    .requiredOption('--username <username>', 'username for signing in')
    .requiredOption('--email <address>', 'email address, which gets the confirmation link')
    .requiredOption('--name <full name>', 'name that other people see')
    .requiredOption('--college-id <number>', 'ID of the college', parseWholeNumber)
    .action(async ({ username, email, name, collegeId }: AccountOptions) => {
      const identity = (await context.openApplication()).get(AccountOperatorFacade);
      const password = await identity.createCollegeAdministrator({ username, email, fullName: name, collegeId });
      context.result(
        { username, password },
        `Created ${username} for college ${collegeId}. The password is shown only once: ${password}`,
      );
    });

function parseWholeNumber(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(text);
}

/** Refusals that the operator can override with a reason. */
const FORCEABLE_ERROR_CODES = ['admin-analytics.address-not-confirmed', 'admin-analytics.address-not-of-college'];

export const verifyAdminCommand = (context: CommandContext): Command =>
  new Command('verify-admin')
    .description(
      'approve a person for the college in their profile; ' +
        'requires a verified work address or a confirmed email address at the college',
    )
    .argument('<username>')
    .option('--force <reason>', 'skip the email address check; the reason is stored in the audit log')
    .action(async (username: string, { force }: { force?: string }) => {
      const forcedBecause = force === undefined ? null : requireValidReason(force.trim());
      const administrators = (await context.openApplication()).get(AdminAnalyticsOperatorFacade, { strict: false });
      const verified = await administrators
        .verifyAdministrator(username, { forcedBecause })
        .catch(rethrowWithForceHint);
      if (!verified) {
        throw new CommandRefused(`There is no college administrator with the username ${username}.`);
      }
      const rank = verified.isMain ? 'the main administrator' : 'an administrator';
      context.result(verified, `${username} is now ${rank} of college ${verified.collegeId}.`);
    });

function requireValidReason(reason: string): string {
  if (reason.length > 0 && [...reason].length <= AUDIT_DETAIL_MAX_LENGTH) return reason;
  throw new CommandRefused(
    `After --force, describe your proof that this person works at the college, in at most ${AUDIT_DETAIL_MAX_LENGTH} characters.`,
  );
}

function rethrowWithForceHint(error: unknown): never {
  if (!(error instanceof DomainError) || !FORCEABLE_ERROR_CODES.includes(error.code)) throw error;
  throw new CommandRefused(
    `${formatDomainError(error)} If you have other proof that this person works at the college, add --force "<reason>".`,
  );
}
