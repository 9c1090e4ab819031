import type { UserId } from '../../../domain/users/user-state';
import type { Operators } from '../ports/operators';

const NOON = new Date('2026-03-01T12:00:00Z');

/**
 * Contract for every store of operators.
 * @param open with the confirmed adult `robin` and the unconfirmed minor `kim`
 */
export function describeOperators(
  name: string,
  open: () => Promise<{ operators: Operators; robin: UserId; kim: UserId }>,
): void {
  describe(`${name} keeps operators`, () => {
    let operators: Operators;
    let robin: UserId;
    let kim: UserId;
    beforeEach(async () => ({ operators, robin, kim } = await open()));
    const grant = () => ({ userId: robin, grantedAt: NOON, reason: 'Help desk' });

    it('finds accounts by username ignoring case, with the facts that decide about rights', async () => {
      const none = { isClosing: false, isSuspended: false, hasTwoFactor: false, grantedAt: null };
      expect(await operators.findAccount('Robin')).toEqual({
        ...none,
        userId: robin,
        isEmailConfirmed: true,
        birthDate: '1990-05-01',
      });
      expect(await operators.findAccount('kim')).toMatchObject({ isEmailConfirmed: false, birthDate: '2012-05-01' });
      expect(await operators.findAccount('nobody')).toBeNull();
    });

    it('stores only the first grant of a user', async () => {
      expect(await operators.add(grant())).toBe(true);
      expect(await operators.add({ ...grant(), grantedAt: new Date() })).toBe(false);
      expect(await operators.findGranted([robin, kim])).toMatchObject([{ userId: robin, grantedAt: NOON }]);
      expect(await operators.findGranted([kim])).toEqual([]);
      expect(await operators.listGranted()).toMatchObject([{ userId: robin }]);
      expect((await operators.findAccount('robin'))?.grantedAt).toEqual(NOON);
    });

    it('removes a grant once', async () => {
      await operators.add(grant());
      expect(await operators.delete(robin)).toBe(true);
      expect(await operators.delete(robin)).toBe(false);
      expect([await operators.findGranted([robin]), await operators.listGranted()]).toEqual([[], []]);
    });
  });
}
