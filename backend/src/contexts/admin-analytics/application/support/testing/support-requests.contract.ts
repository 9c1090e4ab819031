import { SupportRequestNotFound } from '../../../domain/support/errors';
import { SupportRequest, type SupportRequestState } from '../../../domain/support/support-request';
import type { SupportRequests } from '../ports/support-requests';

const MONDAY = new Date('2026-03-02T12:00:00Z');
const TUESDAY = new Date('2026-03-03T12:00:00Z');
const TEXT = { userId: 7, subject: 'Import', message: 'Our list is longer.' };

/** Contract tests for every store of support requests, in PostgreSQL or in memory. */
export function describeSupportRequests(name: string, open: () => Promise<SupportRequests>): void {
  describe(`${name} stores support requests`, () => {
    let requests: SupportRequests;
    beforeEach(async () => (requests = await open()));
    const add = async (changes: Partial<SupportRequestState> = {}) => {
      const id = await requests.nextId();
      const request = SupportRequest.open({ ...TEXT, id, createdAt: MONDAY, ...changes });
      return { id, request, isNew: await requests.saveUnlessOpen(request) };
    };
    const close = (id: number) => requests.update(id, (request) => request.close(TUESDAY));

    it('returns a request as it was added', async () => {
      const { id, request, isNew } = await add();

      expect(isNew).toBe(true);
      expect((await requests.find(id))!.snapshot()).toEqual(request.snapshot());
      expect(await requests.find(id + 1)).toBeNull();
    });

    it('stores the same text of a user once while the request is open', async () => {
      const [first, second] = await Promise.all([add(), add({ createdAt: TUESDAY })]);
      const stored = first.isNew ? first : second;
      expect([first.isNew, second.isNew].sort()).toEqual([false, true]);
      expect((await requests.findOpen(TEXT))?.id).toBe(stored.id);

      await add({ userId: 8 });
      await add({ message: 'Something else.' });
      expect(await requests.countOpen()).toBe(3);
      await close(stored.id);
      expect(await requests.findOpen(TEXT)).toBeNull();
      expect((await add()).isNew).toBe(true);
    });

    it('lists open ones, oldest first, page by page', async () => {
      const ids: number[] = [];
      for (const subject of ['One', 'Two', 'Three', 'Four']) ids.push((await add({ subject })).id);
      await close(ids[1]!);

      const page = async (limit: number, after: number | null) =>
        (await requests.listOpen({ limit, after })).map((request) => request.snapshot().subject);
      expect(await page(2, null)).toEqual(['One', 'Three']);
      expect(await page(2, ids[2]!)).toEqual(['Four']);
      expect(await requests.countOpen()).toBe(3);
    });

    it('knows who has ever sent one, open or closed', async () => {
      const { id } = await add();
      expect([await requests.existsByUser(TEXT.userId), await requests.existsByUser(8)]).toEqual([true, false]);

      await close(id);
      expect(await requests.existsByUser(TEXT.userId)).toBe(true);
    });

    it('closes a request once', async () => {
      const { id } = await add();
      await close(id);

      expect((await requests.find(id))!.snapshot()).toMatchObject({ closedAt: TUESDAY });
      await expect(close(id)).rejects.toThrow(SupportRequestNotFound);
      await expect(close(id + 1)).rejects.toThrow(SupportRequestNotFound);
    });
  });
}
