import { DomainError } from '../../domain/domain-error';
import { formatDomainError } from './domain-error-message';

class Refusal extends DomainError {
  constructor(message: string, values: DomainError['values']) {
    super('invalid', 'test.refused', message, [{ field: 'file', message: 'At most {most} rows' }], {}, values);
  }
}

const at = new Date('2026-03-01T17:05:00Z');

describe('the message of a refusal', () => {
  it.each<[string, DomainError['values'], string]>([
    ['More than {most} rows.', { most: { count: 20_000 } }, 'More than 20,000 rows.'],
    ['Again on {next}.', { next: { day: at } }, 'Again on March 1, 2026.'],
    ['Suspended until {end} UTC.', { end: { moment: at } }, 'Suspended until March 1, 2026 at 5:05 PM UTC.'],
    [
      'A moderator wrote: {notice}',
      { notice: { text: 'See {end}.' }, end: { day: at } },
      'A moderator wrote: See {end}.',
    ],
    ['Nothing to replace in {this}.', {}, 'Nothing to replace in {this}.'],
  ])('%s with its values', (message, values, expected) => {
    expect(formatDomainError(new Refusal(message, values))).toBe(expected);
  });

  it('has the values in the messages of fields, too', () => {
    const refusal = new Refusal('Too many.', { most: { count: 1_000 } });
    expect(formatDomainError(refusal, refusal.fields[0]!.message)).toBe('At most 1,000 rows');
  });
});
