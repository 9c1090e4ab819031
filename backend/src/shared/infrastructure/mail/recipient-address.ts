/** One address and nothing that a mail program could take for a second one or for another header. */
const ONE_ADDRESS = /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"]+$/;

/**
 * A recipient as the mail library takes it without reading anything into it.
 * @throws Error unless `to` is exactly one address
 */
export function recipientAddress(to: string): { name: string; address: string } {
  if (!ONE_ADDRESS.test(to)) throw new Error('A mail goes to exactly one address');
  return { name: '', address: to };
}
