import { Injectable } from '@nestjs/common';
import { getDomain } from 'tldts';
import { RegistrableDomains } from '../../application/memberships/ports/registrable-domains';

@Injectable()
export class TldtsRegistrableDomains extends RegistrableDomains {
  find(host: string): string | null {
    return getDomain(host, { allowPrivateDomains: true });
  }
}
