import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Session } from '../../../../shared/infrastructure/typeorm/session';
import { RecommendedMentors } from '../../application/ports/recommended-mentors';
import type { AlumniProfileState } from '../../domain/alumni-profile';
import { alumniProfileSchema } from './mentorship.schema';

@Injectable()
export class TypeormRecommendedMentors extends RecommendedMentors {
  constructor(private readonly session: Session) {
    super();
  }

  async of(mentorIds: readonly number[]): Promise<ReadonlyMap<number, AlumniProfileState>> {
    const profiles = this.session.manager.getRepository(alumniProfileSchema);
    const found = await profiles.findBy({ userId: In([...new Set(mentorIds)]) });
    return new Map(found.map((profile) => [profile.userId, profile]));
  }
}
