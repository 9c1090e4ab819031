import { Injectable } from '@nestjs/common';
import { getDomain } from 'tldts';
import { CatalogFacade } from '../../../colleges';
import { KnownColleges, type NamedCollege } from '../../application/memberships/ports/known-colleges';
import { findWebsiteDomain } from '../../domain/memberships/staff-address';

@Injectable()
export class CatalogueKnownColleges extends KnownColleges {
  constructor(private readonly colleges: CatalogFacade) {
    super();
  }

  async exists(collegeId: number): Promise<boolean> {
    return (await this.colleges.listNames([collegeId])).length > 0;
  }

  async listByIds(collegeIds: readonly number[]): Promise<readonly NamedCollege[]> {
    const colleges = await this.colleges.listWebsites(collegeIds);
    return colleges.map(({ id, name, website }) => ({ id, name, staffDomain: toStaffDomain(website) }));
  }

  async findStaffDomain(collegeId: number): Promise<string | null> {
    return (await this.listByIds([collegeId]))[0]?.staffDomain ?? null;
  }
}

const toStaffDomain = (website: string | null): string | null =>
  findWebsiteDomain(website ?? '', (host) => getDomain(host, { allowPrivateDomains: true }));
