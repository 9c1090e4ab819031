import { Injectable } from '@nestjs/common';
import { Session } from '../../../../shared/infrastructure/typeorm/session';
import { BlockBackfill } from '../../application/conversations/ports/blocks';

@Injectable()
export class SqlBlockBackfill extends BlockBackfill {
  constructor(private readonly session: Session) {
    super();
  }

  async doneUpTo(): Promise<readonly [number, number] | null> {
    const [row] = await this.session.query<{ blocker: number; blocked: number }>(
      'SELECT done_up_to_blocker AS blocker, done_up_to_blocked AS blocked FROM messaging.block_backfill',
    );
    return row ? [row.blocker, row.blocked] : null;
  }

  async note(pair: readonly [number, number] | null): Promise<void> {
    await this.session.run(async () => {
      await this.session.query('DELETE FROM messaging.block_backfill');
      if (pair) await this.session.query('INSERT INTO messaging.block_backfill VALUES ($1, $2)', [...pair]);
    });
  }
}
