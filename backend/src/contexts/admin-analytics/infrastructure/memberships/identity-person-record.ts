import { Injectable } from '@nestjs/common';
import { PersonRecordFacade } from '../../../identity';
import { PersonRecord, type Representation } from '../../application/memberships/ports/person-record';

@Injectable()
export class IdentityPersonRecord extends PersonRecord {
  constructor(private readonly record: PersonRecordFacade) {
    super();
  }

  saveRepresentation(representation: Representation): Promise<void> {
    return this.record.saveAffiliation({ ...representation, kind: 'represents' });
  }

  deleteRepresentation(userId: number, collegeId: number): Promise<void> {
    return this.record.deleteAffiliation(userId, collegeId, 'represents');
  }

  saveAlum(userId: number, collegeId: number, since: Date): Promise<void> {
    return this.record.saveAffiliation({ userId, collegeId, kind: 'alum', since, until: null, mainSince: null });
  }

  deleteAlum(userId: number, collegeId: number): Promise<void> {
    return this.record.deleteAffiliation(userId, collegeId, 'alum');
  }
}
