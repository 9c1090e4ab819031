import { LARGEST_ID } from '../../domain/id';
import { IdPipe } from './id.pipe';
import { InvalidRequest } from './validation.pipe';

const NO_IDS = [
  '0',
  '-1',
  '+1',
  '01',
  '1.5',
  '1e3',
  '0x10',
  ' 1',
  '1 ',
  '',
  'abc',
  '2147483648',
  '9999999999',
  '9007199254740993',
  '9223372036854775808',
  '\u0000',
  '\u0661',
  '1\n',
  '1'.repeat(5_000),
];

describe('a key in the path', () => {
  it.each(['1', '42', String(LARGEST_ID)])('is %s', (text) => {
    expect(new IdPipe().transform(text)).toBe(Number(text));
  });

  it.each(NO_IDS.map((text) => [JSON.stringify(text).slice(0, 30), text]))('is not %s', (_, text) => {
    expect(() => new IdPipe().transform(text)).toThrow(InvalidRequest);
  });

  it('is named when it is wrong', () => {
    try {
      new IdPipe().transform('abc');
    } catch (error) {
      expect((error as InvalidRequest).fields).toEqual([
        { field: 'id', message: 'id must be a positive whole number' },
      ]);
    }
    expect.assertions(1);
  });
});
