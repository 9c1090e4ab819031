/** The client of a request, as far as it is recorded. */
export interface Visitor {
  /** Key for limits: the IPv4 address, or the /64 of an IPv6 address. Not stored. */
  readonly address: string;
  /** The neighborhood of the address, which is stored. */
  readonly network: string;
  /** Browser and operating system in two words. */
  readonly device: string;
  readonly requestId: string | null;
}
