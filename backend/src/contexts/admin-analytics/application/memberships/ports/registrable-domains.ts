/** The public suffix list: which part of a host name a registrant can own. */
export abstract class RegistrableDomains {
  /** Returns `msu.edu` for `www.cs.msu.edu`; null for a public suffix, an IP address or an invalid host. */
  abstract find(host: string): string | null;
}
