import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { BlockBackfill } from '../../application/conversations/ports/blocks';

@Injectable()
export class SqlBlockBackfill extends BlockBackfill {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async doneUpTo(): Promise<readonly [number, number] | null> {
    const [row] = await this.unitOfWork.query<{ blocker: number; blocked: number }>(
      'SELECT done_up_to_blocker AS blocker, done_up_to_blocked AS blocked FROM messaging.block_backfill',
    );
    return row ? [row.blocker, row.blocked] : null;
  }

  async note(pair: readonly [number, number] | null): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.unitOfWork.query('DELETE FROM messaging.block_backfill');
      if (pair) await this.unitOfWork.query('INSERT INTO messaging.block_backfill VALUES ($1, $2)', [...pair]);
    });
  }
}
