import type { Transactions } from '../../../../../shared/application/transactions';
import {
  planAfterMail,
  conversationTopic,
  postponeToDigest,
  MAIL_DELAY_MS,
  rescheduleForUpdate,
} from '../../../domain/delivery-schedule/mail-plan';
import type { MailPlans } from '../ports/mail-plans';

const NOON = new Date('2026-03-01T12:00:00Z');
const later = (minutes: number): Date => new Date(NOON.getTime() + minutes * 60_000);
const [robin, kim, sasha] = [1, 2, 3] as const;
const REVIEW = { kind: 'review', subject: 'review:5' };

/** Contract tests of the mail plan stores, in PostgreSQL and in a map. */
export function describeMailPlans(
  name: string,
  open: () => Promise<{ readonly plans: MailPlans; readonly transactions: Transactions }>,
): void {
  describe(`${name}: mail plans`, () => {
    let plans: MailPlans;
    let transactions: Transactions;
    beforeEach(async () => ({ plans, transactions } = await open()));

    const news = (userId: number, topic = conversationTopic(kim), at = NOON) =>
      transactions.run(() => plans.update(userId, topic, (plan) => rescheduleForUpdate(plan, at)));
    const due = (userId: number, at: Date) => transactions.run(() => plans.lockDue(userId, at));

    it('are found when they are due, not before', async () => {
      await news(robin);
      await news(robin, REVIEW, later(1));
      expect(await plans.listDueUserIds(new Date(NOON.getTime() + MAIL_DELAY_MS - 1), 10)).toEqual([]);
      expect(await plans.listDueUserIds(later(10), 10)).toEqual([robin]);
      expect(await due(robin, later(10))).toEqual([
        {
          ...conversationTopic(kim),
          plan: { since: NOON, dueAt: later(10), isInDigest: false, mailsSinceRead: 0, lastMailAt: null },
        },
      ]);
      expect((await due(robin, later(11))).map(({ kind }) => kind)).toEqual(['message', 'review']);
      expect(await due(kim, later(11))).toEqual([]);
    });

    it('are listed by person, each one once, the longest due first, up to a limit', async () => {
      await news(robin, REVIEW, later(2));
      await news(kim, REVIEW, later(1));
      await news(robin, conversationTopic(kim), later(3));
      await news(sasha, REVIEW, later(4));
      expect([...(await plans.listDueUserIds(later(60), 3))].sort()).toEqual([robin, kim]);
      expect(await plans.listDueUserIds(later(60), 1)).toEqual([kim]);
    });

    it('keep what is waiting and how many mails were sent', async () => {
      await news(robin);
      const [planned] = await due(robin, later(10));
      await plans.save(robin, { ...planned!, plan: planAfterMail(planned!.plan, later(10)) });
      expect(await due(robin, later(1_000))).toEqual([]);

      await news(robin, conversationTopic(kim), later(11));
      await news(robin, conversationTopic(kim), later(12));
      expect(await due(robin, later(1_000))).toEqual([
        {
          ...conversationTopic(kim),
          plan: { since: later(11), dueAt: later(21), isInDigest: false, mailsSinceRead: 1, lastMailAt: later(10) },
        },
      ]);
    });

    it('can wait for a digest', async () => {
      await news(robin, REVIEW);
      const [planned] = await due(robin, later(10));
      await plans.save(robin, { ...planned!, plan: postponeToDigest(planned!.plan, later(600)) });
      expect(await due(robin, later(599))).toEqual([]);
      expect(await due(robin, later(600))).toMatchObject([{ plan: { isInDigest: true, since: NOON } }]);
    });

    it('are removed, and saving a removed plan does not restore it', async () => {
      await news(robin, REVIEW);
      await news(kim, REVIEW);
      await plans.delete(robin, REVIEW);
      expect(await plans.listDueUserIds(later(60), 10)).toEqual([kim]);
      // A plan that was removed concurrently must not come back.
      await plans.save(robin, {
        ...REVIEW,
        plan: { ...planAfterMail((await due(kim, later(60)))[0]!.plan, NOON), dueAt: NOON },
      });
      expect(await plans.listDueUserIds(later(60), 10)).toEqual([kim]);
    });

    it('are exported without the other side of conversations', async () => {
      await news(robin, conversationTopic(4_711));
      await news(robin, REVIEW);
      await news(kim, REVIEW);
      const rows = JSON.stringify(await plans.export(robin));
      expect(rows).toContain('review:5');
      expect(rows).not.toContain('4711');
      expect((await plans.export(robin)).mailPlans).toHaveLength(2);
    });

    it('are deleted with an account, on both sides', async () => {
      await news(robin, conversationTopic(kim));
      await news(kim, conversationTopic(robin));
      await news(sasha, conversationTopic(kim));
      await news(sasha, conversationTopic(robin));
      await plans.erase(kim);
      expect(await plans.listDueUserIds(later(60), 10)).toEqual([sasha]);
      expect((await due(sasha, later(60))).map(({ subject }) => subject)).toEqual(['conversation:1']);
    });
  });
}
