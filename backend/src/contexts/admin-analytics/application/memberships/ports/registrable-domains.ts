/** The public suffix list: which part of a host name someone can register. */
export abstract class RegistrableDomains {
  /** `www.cs.msu.edu` gives `msu.edu`; null for a host that is a public suffix itself, an address or nonsense. */
  abstract of(host: string): string | null;
}
