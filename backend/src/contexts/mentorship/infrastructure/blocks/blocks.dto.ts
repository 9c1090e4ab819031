import type { BlockedPerson } from '../../application/blocks/blocks';
import { PersonKey } from '../connections/connections.dto';

export class BlockBody {
  @PersonKey('userId')
  userId: number;
}

export class BlockView implements BlockedPerson {
  userId: number;
  displayName: string;
  avatarUrl: string | null;
  blockedAt: Date;
}
