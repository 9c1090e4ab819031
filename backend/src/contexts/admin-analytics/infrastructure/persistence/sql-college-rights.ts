import { Injectable } from '@nestjs/common';
import { CollegeRights } from '../../../../shared/application/college-rights';
import { Session } from '../../../../shared/infrastructure/typeorm/session';
import { Representatives } from '../../application/ports/representatives';

/** Hardly anybody has a membership: for nearly everybody the first look, at one row of an index, is the only one. */
@Injectable()
export class SqlCollegeRights extends CollegeRights {
  constructor(
    private readonly session: Session,
    private readonly representatives: Representatives,
  ) {
    super();
  }

  async speaksFor(userId: number, collegeId: number): Promise<boolean> {
    const active = await this.session.query(
      `SELECT FROM admin_analytics.college_administrators
       WHERE user_id = $1 AND college_id = $2 AND status = 'active'`,
      [userId, collegeId],
    );
    // Who has given up the role has given up the right, before anybody has noted it here.
    return active.length > 0 && (await this.representatives.byId(userId)) !== null;
  }
}
