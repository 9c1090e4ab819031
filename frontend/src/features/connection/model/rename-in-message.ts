const firstName = (fullName: string): string => fullName.trim().split(/\s+/)[0] ?? '';

const escapePattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Replaces one person's full name and first name in a message with another's: 'Hi Ada, ...' to 'Hi Noor, ...'. */
export function renameInMessage(message: string, from: string, to: string): string {
  const names = [
    [from.trim(), to.trim()],
    [firstName(from), firstName(to)],
  ] as const;
  return names.reduce((text, [name, other]) => {
    if (name === '') return text;
    const wholeName = new RegExp(String.raw`(?<![\p{L}\p{N}])${escapePattern(name)}(?![\p{L}\p{N}])`, 'gu');
    return text.replace(wholeName, () => other);
  }, message);
}
