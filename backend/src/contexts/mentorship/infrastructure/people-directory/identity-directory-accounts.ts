import { Injectable } from '@nestjs/common';
import { PeopleFacade } from '../../../identity';
import { DirectoryAccounts } from '../../application/people-directory/ports/people-directory';
import type { DirectoryPerson } from '../../domain/search-index/search-entries';

@Injectable()
export class IdentityDirectoryAccounts extends DirectoryAccounts {
  constructor(private readonly identity: PeopleFacade) {
    super();
  }

  listByIds(ids: readonly number[]): Promise<readonly DirectoryPerson[]> {
    return this.identity.listDirectoryPeople(ids);
  }

  listIdsAfter(id: number, limit: number): Promise<readonly number[]> {
    return this.identity.listIdsAfter(id, limit);
  }
}
