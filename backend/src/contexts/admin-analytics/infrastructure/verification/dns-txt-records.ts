import { Resolver } from 'node:dns/promises';
import { TxtRecords } from '../../application/verification/ports/txt-records';
import { DnsLookupFailed } from '../../domain/verification/errors';

const RESOLVER_OPTIONS = { timeout: 1_500, tries: 2 } as const;
/** Longest lookup, in milliseconds: the resolver's own time-outs add up over several servers. */
const MAX_LOOKUP_MS = 5_000;

/** Answers of servers that have no such record. */
const NO_RECORD_ERROR_CODES = new Set(['ENODATA', 'ENOTFOUND']);

/** Looks up TXT records with the resolvers of the operating system. */
export class DnsTxtRecords extends TxtRecords {
  /** @param servers other resolvers, as `address:port` */
  constructor(private readonly servers?: readonly string[]) {
    super();
  }

  async lookUp(domain: string): Promise<readonly string[]> {
    const resolver = new Resolver(RESOLVER_OPTIONS);
    if (this.servers) resolver.setServers(this.servers);
    const timer = setTimeout(() => resolver.cancel(), MAX_LOOKUP_MS);
    try {
      // A long value arrives in pieces.
      return (await resolver.resolveTxt(domain)).map((pieces) => pieces.join(''));
    } catch (error) {
      if (NO_RECORD_ERROR_CODES.has((error as NodeJS.ErrnoException).code ?? '')) return [];
      throw new DnsLookupFailed(domain);
    } finally {
      clearTimeout(timer);
    }
  }
}
