const firstName = (fullName: string): string => fullName.trim().split(/\s+/)[0] ?? '';

const escapePattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const GREETING_PATTERN = String.raw`^\s*(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))[\s,]+(?:there[\s,]+)?`;

/**
 * Replaces one person's name in a message with another's: 'Hi Ada, …' to 'Hi Noor, …'. Replaces the full name
 * everywhere, but the first name only in a greeting, because names such as Will and Austin are also other words.
 */
export function renameInMessage(message: string, from: string, to: string): string {
  const [fullName, first] = [from.trim(), firstName(from)];
  if (first === '') return message;
  const [full, name] = [escapePattern(fullName), escapePattern(first)];
  const endOfWord = String.raw`(?![\p{L}\p{N}])`;
  const greeted = String.raw`(?<=${GREETING_PATTERN})${name}${endOfWord}|(?<=^\s*)${name}(?=[,:!]|\s*\n)`;
  const anywhere = fullName === first ? [] : [String.raw`(?<![\p{L}\p{N}])${full}${endOfWord}`];
  // In one pass, so that a name that was put in isn't replaced again.
  return message.replace(new RegExp([...anywhere, greeted].join('|'), 'giu'), (found) => {
    if (found === fullName && fullName !== first) return to.trim();
    return found === first ? firstName(to) : found;
  });
}
