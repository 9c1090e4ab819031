import { QueryFailedError } from 'typeorm';
import { isTransactionConflict, isDatabaseUnavailable } from './database-errors';

const withCode = (code: string, message = 'no'): Error => Object.assign(new Error(message), { code });
const inTypeorm = (cause: Error): Error => new QueryFailedError('SELECT 1', [], cause);

describe('isDatabaseAway', () => {
  it.each([
    ['a connection was lost', withCode('08006')],
    ['the server stops', withCode('57P01')],
    ['the server starts', withCode('57P03')],
    ['a statement took too long', withCode('57014')],
    ['a lock was not granted', withCode('55P03')],
    ['there are too many connections', withCode('53300')],
    ['its disk is full', withCode('53100')],
    ['it refuses connections', withCode('ECONNREFUSED')],
    ['it resets connections', withCode('ECONNRESET')],
    ['its name is not found', withCode('ENOTFOUND')],
    ['it cannot be reached', withCode('EHOSTUNREACH')],
    ['the pool is exhausted', new Error('timeout exceeded when trying to connect')],
    ['it has stopped answering', new Error('Query read timeout')],
    ['a connection broke', new Error('Client has encountered a connection error and is not queryable')],
    ['a connection ended', new Error('Connection terminated unexpectedly')],
  ])('is true when %s', (_, error) => {
    expect(isDatabaseUnavailable(error)).toBe(true);
    expect(isDatabaseUnavailable(inTypeorm(error))).toBe(true);
  });

  it.each([
    ['a value is taken', withCode('23505')],
    ['a statement is wrong', withCode('42601')],
    ['a value does not fit', withCode('22003')],
    ['a rule says no', new Error('no')],
    ['nothing was thrown', undefined],
    ['something else was thrown', 'text'],
  ])('is false when %s', (_, error) => {
    expect(isDatabaseUnavailable(error)).toBe(false);
  });
});

describe('a collision', () => {
  it.each(['40001', '40P01'])('has the code %s', (code) => {
    expect(isTransactionConflict(withCode(code))).toBe(true);
    expect(isTransactionConflict(inTypeorm(withCode(code)))).toBe(true);
  });

  it('has no other code', () => {
    expect([withCode('23505'), new Error('deadlock detected'), undefined, null].map(isTransactionConflict)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});
