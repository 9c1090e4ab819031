import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { concatMap, from, type Observable } from 'rxjs';
import type { RequestWithUser } from '../../../../../shared/infrastructure/http/authorization.guard';
import { CollegeReader } from '../../../application/directory/ports/college-reader';
import { DirectoryReader } from '../../../application/directory/ports/directory-reader';
import { CatalogSnapshots } from './catalog-snapshots';
import { SnapshotCollegeReader, SnapshotDirectoryReader } from './snapshot-readers';

/**
 * The readers of the catalog's public routes: those of the snapshot, or of the database while there is none. All other
 * code reads the database, which contains its own changes.
 */
@Injectable()
export class CatalogReaders {
  constructor(
    private readonly snapshots: CatalogSnapshots,
    private readonly collegeReader: CollegeReader,
    private readonly directoryReader: DirectoryReader,
  ) {}

  get colleges(): CollegeReader {
    const snapshot = this.snapshots.current;
    return snapshot ? new SnapshotCollegeReader(snapshot, this.collegeReader) : this.collegeReader;
  }

  get directory(): DirectoryReader {
    const snapshot = this.snapshots.current;
    return snapshot ? new SnapshotDirectoryReader(snapshot, this.directoryReader) : this.directoryReader;
  }
}

/**
 * Compares the version of the snapshot with the database for people who can change the catalog, so that they see their
 * own changes on every instance. For all others, the announcement of a change is soon enough.
 */
@Injectable()
export class CurrentCatalogForEditors implements NestInterceptor {
  constructor(private readonly snapshots: CatalogSnapshots) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { currentUser } = context.switchToHttp().getRequest<RequestWithUser>();
    const canEdit = currentUser?.role === 'college_admin' || currentUser?.isOperator;
    return canEdit ? from(this.snapshots.compareVersion()).pipe(concatMap(() => next.handle())) : next.handle();
  }
}
