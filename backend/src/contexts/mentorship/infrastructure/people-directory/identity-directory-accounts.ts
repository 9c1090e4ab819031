import { Injectable } from '@nestjs/common';
import { IdentityFacade } from '../../../identity';
import { DirectoryAccounts } from '../../application/people-directory/ports/people-directory';
import type { DirectoryPerson } from '../../domain/search-index/search-entries';

@Injectable()
export class IdentityDirectoryAccounts extends DirectoryAccounts {
  constructor(private readonly identity: IdentityFacade) {
    super();
  }

  listByIds(ids: readonly number[]): Promise<readonly DirectoryPerson[]> {
    return this.identity.forDirectory(ids);
  }

  listIdsAfter(id: number, limit: number): Promise<readonly number[]> {
    return this.identity.idsAfter(id, limit);
  }
}
