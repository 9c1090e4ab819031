import { Command } from 'commander';
import { AdminAnalyticsFacade } from '../../contexts/admin-analytics';
import { type CommandContext, CommandRefused } from './command-context';

export const verifyAdmin = (context: CommandContext): Command =>
  new Command('verify-admin')
    .description('confirm that somebody speaks for the college they named, when they registered or since')
    .argument('<username>')
    .action(async (username: string) => {
      const administrators = (await context.product()).get(AdminAnalyticsFacade, { strict: false });
      const verified = await administrators.verifyAdministrator(username);
      if (!verified) {
        throw new CommandRefused(`Nobody called ${username} has the role of a college administrator.`);
      }
      const rank = verified.isMain ? 'the main administrator' : 'an administrator';
      context.result(verified, `${username} is ${rank} of college ${verified.collegeId} now.`);
    });
