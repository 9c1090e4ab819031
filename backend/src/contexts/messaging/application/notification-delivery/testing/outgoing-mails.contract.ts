import { MailLeased, type OutgoingMails } from '../ports/outgoing-mails';

const NOON = new Date('2026-03-01T12:00:00Z');
const later = (minutes: number): Date => new Date(NOON.getTime() + minutes * 60_000);
const [robin, kim] = [1, 2] as const;
const MAIL = {
  userId: robin,
  topics: [{ kind: 'message', subject: 'conversation:4711', since: later(-10) }],
  isDigest: false,
};

/** Contract tests of the stores of outgoing mails, in PostgreSQL and in a map. */
export function describeOutgoingMails(name: string, open: () => Promise<OutgoingMails>): void {
  describe(`${name}: outgoing mails`, () => {
    let mails: OutgoingMails;
    beforeEach(async () => (mails = await open()));

    it('are returned as they were queued', async () => {
      const id = await mails.save(MAIL, NOON);
      expect(await mails.lease(id, NOON, later(5))).toEqual(MAIL);
    });

    it('can be taken by one sender at a time', async () => {
      const id = await mails.save(MAIL, NOON);
      const tries = await Promise.allSettled([1, 2, 3].map(() => mails.lease(id, later(1), later(6))));
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      await expect(mails.lease(id, later(5), later(10))).rejects.toThrow(MailLeased);
      expect(await mails.lease(id, later(6), later(11))).toEqual(MAIL);
    });

    it('can be taken again immediately after a failure', async () => {
      const id = await mails.save(MAIL, NOON);
      await mails.lease(id, NOON, later(5));
      await mails.release(id);
      expect(await mails.lease(id, later(1), later(6))).toEqual(MAIL);
    });

    it('cannot be taken once they are done', async () => {
      const id = await mails.save(MAIL, NOON);
      await mails.lease(id, NOON, later(5));
      await mails.markDone(id, later(1));
      expect(await mails.lease(id, later(60), later(65))).toBeNull();
      expect(await mails.lease(id + 1, later(60), later(65))).toBeNull();
      expect(await mails.listUnsent({ from: later(-60), until: later(60) }, 10)).toEqual([]);
    });

    it('that are waiting are listed oldest first', async () => {
      const ids: number[] = [];
      for (const minutes of [0, 10, 20, 30]) ids.push(await mails.save(MAIL, later(minutes)));
      expect(await mails.listUnsent({ from: later(10), until: later(30) }, 10)).toEqual(ids.slice(1, 3));
      expect(await mails.listUnsent({ from: later(0), until: later(40) }, 1)).toEqual(ids.slice(0, 1));
    });

    it('are exported without the people they were about, and deleted with the account', async () => {
      const own = await mails.save(MAIL, NOON);
      const others = await mails.save({ ...MAIL, userId: kim }, NOON);
      const rows = await mails.export(robin);
      expect(rows.notificationMails).toMatchObject([{ id: own }]);
      expect(JSON.stringify(rows)).not.toContain('4711');

      await mails.erase(robin);
      expect(await mails.export(robin)).toEqual({ notificationMails: [] });
      expect(await mails.lease(own, NOON, later(5))).toBeNull();
      expect(await mails.lease(others, NOON, later(5))).toMatchObject({ userId: kim });
    });
  });
}
