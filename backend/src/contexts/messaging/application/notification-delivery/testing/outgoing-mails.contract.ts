import { MailTaken, type OutgoingMails } from '../ports/outgoing-mails';

const NOON = new Date('2026-03-01T12:00:00Z');
const later = (minutes: number): Date => new Date(NOON.getTime() + minutes * 60_000);
const [robin, kim] = [1, 2] as const;
const MAIL = {
  userId: robin,
  topics: [{ kind: 'message', subject: 'conversation:4711', since: later(-10) }],
  isDigest: false,
};

/** What every store of outgoing mails must do, whether it keeps them in PostgreSQL or in a map. */
export function describeOutgoingMails(name: string, open: () => Promise<OutgoingMails>): void {
  describe(`${name} keeps outgoing mails`, () => {
    let mails: OutgoingMails;
    beforeEach(async () => (mails = await open()));

    it('as they were queued', async () => {
      const id = await mails.add(MAIL, NOON);
      expect(await mails.take(id, NOON, later(5))).toEqual(MAIL);
    });

    it('for one sender at a time', async () => {
      const id = await mails.add(MAIL, NOON);
      const tries = await Promise.allSettled([1, 2, 3].map(() => mails.take(id, later(1), later(6))));
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      await expect(mails.take(id, later(5), later(10))).rejects.toThrow(MailTaken);
      expect(await mails.take(id, later(6), later(11))).toEqual(MAIL);
    });

    it('for the next try at once where it failed', async () => {
      const id = await mails.add(MAIL, NOON);
      await mails.take(id, NOON, later(5));
      await mails.release(id);
      expect(await mails.take(id, later(1), later(6))).toEqual(MAIL);
    });

    it('until they are done, and forgets what they were about', async () => {
      const id = await mails.add(MAIL, NOON);
      await mails.take(id, NOON, later(5));
      await mails.done(id, later(1));
      expect(await mails.take(id, later(60), later(65))).toBeNull();
      expect(await mails.take(id + 1, later(60), later(65))).toBeNull();
      expect(await mails.waiting({ from: later(-60), until: later(60) }, 10)).toEqual([]);
    });

    it('and finds those that wait, oldest first', async () => {
      const ids: number[] = [];
      for (const minutes of [0, 10, 20, 30]) ids.push(await mails.add(MAIL, later(minutes)));
      expect(await mails.waiting({ from: later(10), until: later(30) }, 10)).toEqual(ids.slice(1, 3));
      expect(await mails.waiting({ from: later(0), until: later(40) }, 1)).toEqual(ids.slice(0, 1));
    });

    it('and exports that they were sent, not whom they were about, until an account is erased', async () => {
      const own = await mails.add(MAIL, NOON);
      const others = await mails.add({ ...MAIL, userId: kim }, NOON);
      const rows = await mails.rowsOf(robin);
      expect(rows.notificationMails).toMatchObject([{ id: own }]);
      expect(JSON.stringify(rows)).not.toContain('4711');

      await mails.erase(robin);
      expect(await mails.rowsOf(robin)).toEqual({ notificationMails: [] });
      expect(await mails.take(own, NOON, later(5))).toBeNull();
      expect(await mails.take(others, NOON, later(5))).toMatchObject({ userId: kim });
    });
  });
}
