/** An address masked so that only its owner recognizes it: `a***@example.edu`. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const [first = ''] = [...address.slice(0, at)];
  return `${first}***${address.slice(at)}`;
}
