import { Injectable } from '@nestjs/common';
import { Relations, type RelationsOfOne } from '../../application/ports/relations';

/** Nobody deals with anybody. */
@Injectable()
export class NoRelations extends Relations {
  async of(): Promise<RelationsOfOne> {
    return { connected: [], pending: [], blocked: [] };
  }
}
