import { NoTransactions } from '../../../../shared/application/testing/no-transactions';
import { UserNotFound } from '../../domain/users/errors';
import type { UserId } from '../../domain/users/user-state';
import { OperatorRefused } from '../../domain/users/operator';
import { NOON } from '../users/testing/user-fixture';
import { RecordingAuditLog, StubClock } from '../testing/fakes';
import { GrantOperator } from './grant-operator';
import { findOperators, InMemoryOperators } from './testing/in-memory-operators';
import { describeOperators } from './testing/operators.contract';

const robin = 1 as UserId;
const kim = 2 as UserId;
const facts = { isClosing: false, isSuspended: false, hasTwoFactor: false };

function createInMemoryOperators(): InMemoryOperators {
  const operators = new InMemoryOperators();
  operators.accounts.set('robin', { ...facts, userId: robin, isEmailConfirmed: true, birthDate: '1990-05-01' });
  operators.accounts.set('kim', { ...facts, userId: kim, isEmailConfirmed: false, birthDate: '2012-05-01' });
  return operators;
}

describeOperators('a Map', async () => ({ operators: createInMemoryOperators(), robin, kim }));

describe('granting operator rights', () => {
  let operators: InMemoryOperators;
  let audit: RecordingAuditLog;
  let grant: GrantOperator;
  beforeEach(() => {
    [operators, audit] = [createInMemoryOperators(), new RecordingAuditLog()];
    grant = new GrantOperator(operators, { twoFactorNeeded: false }, audit, new NoTransactions(), new StubClock());
  });
  const actions = () => audit.entries.map(({ action, userId, detail }) => [action, userId, detail]);

  it('grants the rights once and writes the reason to the audit log', async () => {
    expect(await grant.execute('Robin', ' Help desk ')).toBe(true);
    expect(await grant.execute('robin', 'Again')).toBe(false);
    expect(await findOperators(NOON, operators).findOperatorIdsAmong([robin, kim])).toEqual(new Set([robin]));
    expect(actions()).toEqual([['operator-granted', robin, 'Help desk']]);
  });

  it('revokes them once', async () => {
    await grant.execute('robin', 'Help desk');
    expect(await grant.revoke('robin')).toBe(true);
    expect(await grant.revoke('robin')).toBe(false);
    expect(await findOperators(NOON, operators).findOperatorIdsAmong([robin])).toEqual(new Set());
    expect(actions().slice(1)).toEqual([['operator-revoked', robin, undefined]]);
  });

  it('refuses unknown users, minors and empty reasons, and stores nothing', async () => {
    await expect(grant.execute('nobody', 'Help desk')).rejects.toThrow(UserNotFound);
    await expect(grant.revoke('nobody')).rejects.toThrow(UserNotFound);
    await expect(grant.execute('kim', 'Help desk')).rejects.toThrow(OperatorRefused);
    await expect(grant.execute('robin', ' ')).rejects.toThrow(OperatorRefused);
    expect([operators.grants.size, audit.entries]).toEqual([0, []]);
  });
});
