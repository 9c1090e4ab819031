import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { type Block, Blocks } from '../../application/connections/ports/blocks';

@Injectable()
export class SqlBlocks extends Blocks {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async add(blockerId: number, blockedId: number, at: Date): Promise<void> {
    await this.unitOfWork.query(
      `INSERT INTO mentorship.blocks (blocker_id, blocked_id, blocked_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
      [blockerId, blockedId, at],
    );
  }

  async remove(blockerId: number, blockedId: number): Promise<void> {
    await this.unitOfWork.query('DELETE FROM mentorship.blocks WHERE blocker_id = $1 AND blocked_id = $2', [
      blockerId,
      blockedId,
    ]);
  }

  async findBetween(one: number, other: number): Promise<{ byOne: boolean; byOther: boolean }> {
    const rows = await this.unitOfWork.query<{ blockerId: number }>(
      `SELECT blocker_id AS "blockerId" FROM mentorship.blocks
       WHERE (blocker_id, blocked_id) IN (($1::integer, $2::integer), ($2, $1))`,
      [one, other],
    );
    const isBy = (userId: number): boolean => rows.some(({ blockerId }) => blockerId === userId);
    return { byOne: isBy(one), byOther: isBy(other) };
  }

  listByBlocker(blockerId: number): Promise<readonly Block[]> {
    return this.unitOfWork.query<Block>(
      `SELECT blocked_id AS "userId", blocked_at AS "blockedAt" FROM mentorship.blocks
       WHERE blocker_id = $1 ORDER BY blocked_at DESC, blocked_id DESC`,
      [blockerId],
    );
  }
}
