import { daysAfter } from '../../../domain/connections/connection-state';
import type { RequestDraft } from '../../../domain/connections/request-draft';
import type { RequestDrafts } from '../ports/connections';
import { NOON } from './sample-connection';

export const aDraft = (fromUserId: number, toUserId: number, more: Partial<RequestDraft> = {}): RequestDraft => ({
  fromUserId,
  toUserId,
  message: 'Hi 🌱',
  about: null,
  savedAt: NOON,
  refusal: null,
  ...more,
});

/** Contract for every store of request drafts. */
export function describeRequestDrafts(name: string, open: () => Promise<RequestDrafts>): void {
  describe(`${name} keeps request drafts`, () => {
    let drafts: RequestDrafts;
    beforeAll(async () => (drafts = await open()));
    const later = (days: number) => daysAfter(NOON, days);

    it('one per recipient in its latest version, ordered by time of saving', async () => {
      await drafts.save(aDraft(1, 2, { message: 'First' }));
      await drafts.save(aDraft(1, 3, { message: null, savedAt: later(1) }));
      await drafts.save(aDraft(4, 2));
      const about = { collegeId: 7, figure: 'net_price', cip: null, level: null };
      const edited = aDraft(1, 2, { message: 'Second', about, savedAt: later(2) });
      await drafts.save(edited);

      expect(await drafts.listBySender(1)).toEqual([aDraft(1, 3, { message: null, savedAt: later(1) }), edited]);
      expect(await drafts.findBetween(1, 2)).toEqual(edited);
      expect(await drafts.findBetween(2, 1)).toBeNull();
    });

    it('with the reason why it was not sent, until it is saved again', async () => {
      await drafts.save(aDraft(11, 12));
      await drafts.markRefused(11, 12, 'full');
      await drafts.markRefused(11, 13, 'full');
      expect(await drafts.listBySender(11)).toEqual([aDraft(11, 12, { refusal: 'full' })]);

      await drafts.save(aDraft(11, 12));
      expect(await drafts.findBetween(11, 12)).toEqual(aDraft(11, 12));
    });

    it('until they are deleted', async () => {
      await drafts.save(aDraft(21, 22));
      await drafts.save(aDraft(21, 23));
      await drafts.delete(21, 22);
      await drafts.delete(21, 22);

      expect(await drafts.listBySender(21)).toEqual([aDraft(21, 23)]);
    });
  });
}
