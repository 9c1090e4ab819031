import type { ShownBlock } from '../../application/blocks/blocks';
import { PersonKey } from '../connections/connections.dto';

export class BlockBody {
  @PersonKey('userId')
  userId: number;
}

export class BlockView implements ShownBlock {
  userId: number;
  displayName: string;
  avatarUrl: string | null;
  blockedAt: Date;
}
