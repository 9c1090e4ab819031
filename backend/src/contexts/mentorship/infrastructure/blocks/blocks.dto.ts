import type { BlockedPerson } from '../../application/blocks/blocks';
import { PersonIdField } from '../connections/connections.dto';

export class BlockBody {
  @PersonIdField('userId')
  userId: number;
}

export class BlockView implements BlockedPerson {
  userId: number;
  displayName: string;
  avatarUrl: string | null;
  /** Whether the person was invented for the demo data. */
  isSample: boolean;
  blockedAt: Date;
}
