import { QueryFailedError } from 'typeorm';
import { getViolatedConstraint, isTransactionConflict, isDatabaseUnavailable } from './database-errors';

const createErrorWithCode = (code: string, message = 'no'): Error => Object.assign(new Error(message), { code });
const wrapInQueryFailedError = (cause: Error): Error => new QueryFailedError('SELECT 1', [], cause);

describe('isDatabaseAway', () => {
  it.each([
    ['a connection was lost', createErrorWithCode('08006')],
    ['the server stops', createErrorWithCode('57P01')],
    ['the server starts', createErrorWithCode('57P03')],
    ['a statement took too long', createErrorWithCode('57014')],
    ['a lock was not granted', createErrorWithCode('55P03')],
    ['there are too many connections', createErrorWithCode('53300')],
    ['its disk is full', createErrorWithCode('53100')],
    ['it refuses connections', createErrorWithCode('ECONNREFUSED')],
    ['it resets connections', createErrorWithCode('ECONNRESET')],
    ['its name is not found', createErrorWithCode('ENOTFOUND')],
    ['it cannot be reached', createErrorWithCode('EHOSTUNREACH')],
    ['the pool is exhausted', new Error('timeout exceeded when trying to connect')],
    ['it has stopped answering', new Error('Query read timeout')],
    ['a connection broke', new Error('Client has encountered a connection error and is not queryable')],
    ['a connection ended', new Error('Connection terminated unexpectedly')],
  ])('is true when %s', (_, error) => {
    expect(isDatabaseUnavailable(error)).toBe(true);
    expect(isDatabaseUnavailable(wrapInQueryFailedError(error))).toBe(true);
  });

  it.each([
    ['a value is taken', createErrorWithCode('23505')],
    ['a statement is wrong', createErrorWithCode('42601')],
    ['a value does not fit', createErrorWithCode('22003')],
    ['a rule says no', new Error('no')],
    ['nothing was thrown', undefined],
    ['something else was thrown', 'text'],
  ])('is false when %s', (_, error) => {
    expect(isDatabaseUnavailable(error)).toBe(false);
  });
});

describe('a collision', () => {
  it.each(['40001', '40P01'])('has the code %s', (code) => {
    expect(isTransactionConflict(createErrorWithCode(code))).toBe(true);
    expect(isTransactionConflict(wrapInQueryFailedError(createErrorWithCode(code)))).toBe(true);
  });

  it('has no other code', () => {
    expect(
      [createErrorWithCode('23505'), new Error('deadlock detected'), undefined, null].map(isTransactionConflict),
    ).toEqual([false, false, false, false]);
  });
});

describe('the violated constraint', () => {
  const violation = (constraint?: string, message = 'no', code = '23505'): Error =>
    Object.assign(new Error(message), { code, constraint });
  const MESSAGE = 'duplicate key value violates unique constraint "users_email_key_102025"';

  it.each([
    ['that PostgreSQL names', violation('reviews_one_per_person'), 'reviews_one_per_person'],
    ['of a shard', violation('reviews_one_per_person_102021'), 'reviews_one_per_person'],
    ['with a short number', violation('imports_2025'), 'imports_2025'],
    ['in the message of another server', violation(undefined, MESSAGE), 'users_email_key'],
    ['that is unknown', violation(), ''],
    ['in the message of another error', violation(undefined, MESSAGE, '42601'), ''],
  ])('%s', (_, error, name) => {
    expect(getViolatedConstraint(error)).toBe(name);
    expect(getViolatedConstraint(wrapInQueryFailedError(error))).toBe(name);
  });

  it('is empty for other values', () => {
    expect([null, undefined, 'text'].map(getViolatedConstraint)).toEqual(['', '', '']);
  });
});
