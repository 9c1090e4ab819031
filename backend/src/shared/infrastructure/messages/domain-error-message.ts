import type { DomainError, MessageValue } from '../../domain/domain-error';

function formatValue(value: MessageValue): string {
  if ('count' in value) return value.count.toLocaleString('en-US');
  if ('day' in value) return value.day.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  if ('moment' in value) {
    return value.moment.toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  }
  return value.text;
}

/**
 * Returns a sentence of a refusal with its values: `formatDomainError(error)` is 'You can send the next one on March 1,
 * 2026.' for 'You can send the next one on {next}.'.
 * @param sentence the sentence of a field instead of the error's own
 */
export const formatDomainError = ({ message, values }: DomainError, sentence = message): string =>
  sentence.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    values[name] ? formatValue(values[name]) : placeholder,
  );
