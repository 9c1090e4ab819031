import { Command, InvalidArgumentError } from 'commander';
import { AccountOperatorFacade, PeopleFacade } from '../../contexts/identity/index';
import { Clock } from '../../shared/application/clock';
import { PersonalDataRegistry, type PersonalDataTables } from '../../shared/application/personal-data';
import type { CommandContext } from './command-context';
import { parseUtcMoment } from './utc-moment';

export const exportUserCommand = (context: CommandContext): Command =>
  new Command('export-user')
    .description('print all stored data of a person as JSON')
    .argument('<username>')
    .action(async (username: string) => {
      const product = await context.openApplication();
      const personalDataRegistry = product.get(PersonalDataRegistry, { strict: false });
      const identity = product.get(AccountOperatorFacade);
      const userId = await identity.getUserId(username);
      const personalData: Record<string, PersonalDataTables> = {};
      for (const part of personalDataRegistry.parts)
        personalData[part] = await personalDataRegistry.export(part, userId);
      await product
        .get(PeopleFacade)
        .recordInAuditLog('data-exported-by-operator', userId, product.get(Clock, { strict: false }).now());
      context.result(personalData, JSON.stringify(personalData, null, 2));
    });

export const resetPasswordCommand = (context: CommandContext): Command =>
  new Command('reset-password')
    .description('set a new password, print it once, and end all sessions of the account')
    .argument('<username>')
    .option('--without-two-factor', 'also turn off two-factor authentication, for a person who has lost all codes')
    .action(async (username: string, { withoutTwoFactor }: { withoutTwoFactor?: boolean }) => {
      const identity = (await context.openApplication()).get(AccountOperatorFacade);
      const password = await identity.resetPassword(username, { withoutTwoFactor });
      context.result(
        { username, password },
        `${username} is signed out everywhere. The new password is shown only once: ${password}`,
      );
    });

const MAX_REASON_CHARACTERS = 500;

interface SuspensionOptions {
  readonly until?: Date | null;
  readonly reason?: string | null;
  readonly change?: boolean;
}

export const suspendUserCommand = (context: CommandContext): Command =>
  new Command('suspend-user')
    .description('suspend a person immediately, until a date or until unsuspend-user')
    .argument('<username>')
    .option(
      '--until <date>',
      'end of the suspension in UTC, such as 2027-01-31 or 2027-01-31T12:00:00Z',
      parseUtcMoment,
    )
    .option('--reason <text>', 'reason for the audit log', parseReason)
    .option('--change', 'change the end of a suspension; without --until, it has no end')
    .action(
      async (username: string, { until = null, reason: parseReason = null, change = false }: SuspensionOptions) => {
        const identity = (await context.openApplication()).get(AccountOperatorFacade);
        const suspension = { until, reason: parseReason };
        const isDone = change
          ? await identity.changeSuspension(username, suspension)
          : await identity.suspendUser(username, suspension);
        const end = until ? ` until ${until.toISOString()}` : '';
        const successMessage = change
          ? `is now suspended${end || ' until unsuspend-user'}.`
          : `is suspended${end} and signed out everywhere.`;
        const failureMessage = change
          ? 'is not suspended.'
          : 'is already suspended. Add --change to change the end date.';
        context.result(
          { username, suspended: isDone || !change, changed: isDone, until: isDone ? until : undefined },
          `${username} ${isDone ? successMessage : failureMessage}`,
        );
      },
    );

function parseReason(text: string): string {
  if (text.length > MAX_REASON_CHARACTERS)
    throw new InvalidArgumentError(`At most ${MAX_REASON_CHARACTERS} characters.`);
  return text;
}

export const unsuspendUserCommand = (context: CommandContext): Command =>
  new Command('unsuspend-user')
    .description('end the suspension of a person')
    .argument('<username>')
    .action(async (username: string) => {
      const wasSuspended = await (await context.openApplication()).get(AccountOperatorFacade).unsuspendUser(username);
      context.result(
        { username, suspended: false, changed: wasSuspended },
        wasSuspended ? `${username} can sign in again.` : `${username} is not suspended.`,
      );
    });
