import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { AdminAnalyticsFacade } from '../contexts/admin-analytics';
import { MentorshipFacade } from '../contexts/mentorship';
import { type RoleDetailsView, type HiddenProfiles, NO_DETAILS, RoleDetails } from '../shared/application/role-details';
import type { Role } from '../shared/domain/role';

/**
 * Asks those who keep something for a role. They are looked up when a question comes and not handed in: both ask identity
 * who people are, and identity asks here, so that neither could be made before the other.
 */
@Injectable()
export class RoleDetailsOfContexts extends RoleDetails {
  constructor(private readonly product: ModuleRef) {
    super();
  }

  async findByUser(userId: number, role: Role): Promise<RoleDetailsView> {
    if (role === 'college_admin') {
      const collegeAdmin = await this.product.get(AdminAnalyticsFacade, { strict: false }).ownCollegeAdmin(userId);
      return { ...NO_DETAILS, collegeAdmin };
    }
    const { alumniProfile, studentProfile } = await this.#mentorship.findProfiles(userId);
    return role === 'alumni' ? { ...NO_DETAILS, alumniProfile } : { ...NO_DETAILS, studentProfile };
  }

  alumniCollegesOf(userIds: readonly number[]): Promise<ReadonlyMap<number, number | null>> {
    return this.#mentorship.findAlumniColleges(userIds);
  }

  hiddenProfilesOf(userIds: readonly number[]): Promise<ReadonlyMap<number, HiddenProfiles>> {
    return this.#mentorship.findHiddenProfiles(userIds);
  }

  get #mentorship(): MentorshipFacade {
    return this.product.get(MentorshipFacade, { strict: false });
  }
}
