import { Command } from 'commander';
import { AdminAnalyticsFacade } from '../../contexts/admin-analytics';
import { CollegesFacade } from '../../contexts/colleges';
import { ForumFacade } from '../../contexts/forum';
import { IdentityFacade } from '../../contexts/identity';
import type { CommandContext } from './command-context';

export const exportUser = (context: CommandContext): Command =>
  new Command('export-user')
    .description('print everything that is kept about a person, as JSON')
    .argument('<username>')
    .action(async (username: string) => {
      const product = await context.product();
      const identity = await product.get(IdentityFacade).exportUser(username);
      const userId = Number(identity.account.id);
      const kept = {
        identity,
        colleges: await product.get(CollegesFacade).exportUser(userId),
        forum: await product.get(ForumFacade).exportUser(userId),
        adminAnalytics: await product.get(AdminAnalyticsFacade).exportUser(userId),
      };
      context.result(kept, JSON.stringify(kept, null, 2));
    });
