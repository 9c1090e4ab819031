import { Injectable } from '@nestjs/common';
import { Session } from '../../../../shared/infrastructure/typeorm/session';
import { Memberships } from '../../application/ports/memberships';
import { Membership } from '../../domain/membership';
import { membershipSchema } from './admin-analytics.schema';

/** Takes turns at one college: who comes second finds the main administrator of who came first. */
const TURN = 4_711_030;

@Injectable()
export class TypeormMemberships extends Memberships {
  constructor(private readonly session: Session) {
    super();
  }

  async ofUser(userId: number): Promise<Membership[]> {
    const inUnitOfWork = this.session.manager.queryRunner?.isTransactionActive;
    const states = await this.session.manager.getRepository(membershipSchema).find({
      where: { userId },
      order: { requestedAt: 'DESC', collegeId: 'ASC' },
      ...(inUnitOfWork && { lock: { mode: 'for_no_key_update' as const } }),
    });
    return states.map((state) => Membership.restore(state));
  }

  async hasMain(collegeId: number): Promise<boolean> {
    if (this.session.manager.queryRunner?.isTransactionActive) {
      await this.session.query('SELECT pg_advisory_xact_lock($1, $2)', [TURN, collegeId]);
    }
    return this.session.manager.getRepository(membershipSchema).existsBy({ collegeId, isMain: true });
  }

  async add(membership: Membership): Promise<void> {
    await this.session.keep(membership, (db) =>
      db.createQueryBuilder().insert().into(membershipSchema).values(membership.snapshot()).orIgnore().execute(),
    );
  }

  async save(membership: Membership): Promise<void> {
    const { userId, collegeId, ...changed } = membership.snapshot();
    await this.session.keep(membership, (db) =>
      db.getRepository(membershipSchema).update({ userId, collegeId }, changed),
    );
  }
}
