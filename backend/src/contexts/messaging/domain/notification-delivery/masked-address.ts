/** An address that its owner recognises and nobody else learns: `a***@example.edu`. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const [first = ''] = [...address.slice(0, at)];
  return `${first}***${address.slice(at)}`;
}
