/** The browser on the other side, as far as we note it. */
export interface Visitor {
  /** What limits count by: the IPv4 address, or the /64 of an IPv6 address. Not kept. */
  readonly address: string;
  /** What is kept: the neighbourhood of the address. */
  readonly network: string;
  /** Browser and system in two words. */
  readonly device: string;
  readonly requestId: string | null;
}
