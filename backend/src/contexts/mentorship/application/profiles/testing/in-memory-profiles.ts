import type { StudentProfileState } from '../../../domain/profile-fields/student-details';
import type { AlumniProfileState } from '../../../domain/profile-fields/alumni-details';
import type { Role } from '../../../../../shared/domain/role';
import { AlumniProfile, StudentProfile } from '../../../domain/profiles/profiles';
import { type Sharing, SharingPreferences } from '../../../domain/privacy/preferences';
import { Onboarding, type OnboardingState } from '../../../domain/onboarding/onboarding';
import { Onboardings } from '../../onboarding/ports/onboardings';
import { AlumniProfiles, StudentProfiles } from '../ports/profiles';
import { SharingChoicesStore } from '../../privacy/ports/sharing';

export class InMemoryStudentProfiles extends StudentProfiles {
  readonly #kept = new Map<number, StudentProfileState>();

  async findByUserId(userId: number): Promise<StudentProfile | null> {
    const state = this.#kept.get(userId);
    return state ? StudentProfile.restore({ ...state }) : null;
  }

  async save(profile: StudentProfile): Promise<void> {
    this.#kept.set(profile.snapshot().userId, profile.snapshot());
  }
}

export class InMemoryAlumniProfiles extends AlumniProfiles {
  readonly #kept = new Map<number, AlumniProfileState>();

  async findByUserId(userId: number): Promise<AlumniProfile | null> {
    const state = this.#kept.get(userId);
    return state ? AlumniProfile.restore({ ...state }) : null;
  }

  async save(profile: AlumniProfile): Promise<void> {
    this.#kept.set(profile.snapshot().userId, profile.snapshot());
  }
}

export class InMemoryOnboardings extends Onboardings {
  readonly #kept = new Map<string, OnboardingState>();

  async find(userId: number, role: Role): Promise<Onboarding | null> {
    const state = this.#kept.get(`${userId} ${role}`);
    return state ? Onboarding.restore({ ...state }) : null;
  }

  async save(onboarding: Onboarding): Promise<void> {
    const state = onboarding.snapshot();
    this.#kept.set(`${state.userId} ${state.role}`, state);
  }
}

export class InMemorySharingChoices extends SharingChoicesStore {
  readonly #kept = new Map<number, Sharing>();

  async findByUserId(userId: number): Promise<SharingPreferences | null> {
    const state = this.#kept.get(userId);
    return state ? SharingPreferences.restore(userId, state) : null;
  }

  async save(preferences: SharingPreferences): Promise<void> {
    const { userId, ...state } = preferences.snapshot();
    this.#kept.set(userId, state);
  }
}
