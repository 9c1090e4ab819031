import { SupportRequestNotFound } from '../../../domain/support/support-request';
import type { NewSupportRequest, SupportRequests } from '../ports/support-requests';

const MONDAY = new Date('2026-03-02T12:00:00Z');
const TUESDAY = new Date('2026-03-03T12:00:00Z');
const asked: NewSupportRequest = { userId: 7, subject: 'Import', message: 'Our list is longer.', createdAt: MONDAY };

/** Contract tests for every store of support requests, in PostgreSQL or in memory. */
export function describeSupportRequests(name: string, open: () => Promise<SupportRequests>): void {
  describe(`${name} stores support requests`, () => {
    let requests: SupportRequests;
    beforeEach(async () => (requests = await open()));
    const add = async (changes: Partial<NewSupportRequest> = {}) => requests.add({ ...asked, ...changes });

    it('returns a request as it was added', async () => {
      const { request, isNew } = await add();

      expect(isNew).toBe(true);
      expect(request).toEqual({ ...asked, id: request.id });
      expect(await requests.find(request.id)).toEqual(request);
      expect(await requests.find(request.id + 1)).toBeNull();
    });

    it('stores the same words of a user once while the request is open', async () => {
      const [first, second] = await Promise.all([add(), add({ createdAt: TUESDAY })]);
      const known = first.isNew ? first : second;
      expect([first.isNew, second.isNew].sort()).toEqual([false, true]);
      expect(first.request.id).toBe(second.request.id);

      await add({ userId: 8 });
      await add({ message: 'Something else.' });
      expect(await requests.countOpen()).toBe(3);
      await requests.close(known.request.id, TUESDAY);
      expect((await add()).isNew).toBe(true);
    });

    it('lists open ones, oldest first, page by page', async () => {
      const ids: number[] = [];
      for (const subject of ['One', 'Two', 'Three', 'Four']) ids.push((await add({ subject })).request.id);
      await requests.close(ids[1]!, TUESDAY);

      const page = async (limit: number, after: number | null) =>
        (await requests.open({ limit, after })).map(({ subject }) => subject);
      expect(await page(2, null)).toEqual(['One', 'Three']);
      expect(await page(2, ids[2]!)).toEqual(['Four']);
      expect(await requests.countOpen()).toBe(3);
    });

    it('closes a request once', async () => {
      const { request } = await add();
      await requests.close(request.id, TUESDAY);

      await expect(requests.close(request.id, TUESDAY)).rejects.toThrow(SupportRequestNotFound);
      await expect(requests.close(999, TUESDAY)).rejects.toThrow(SupportRequestNotFound);
    });
  });
}
