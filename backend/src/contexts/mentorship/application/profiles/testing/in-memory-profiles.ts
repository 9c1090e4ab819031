import type { StudentProfileState } from '../../../domain/profile-fields/student-details';
import type { AlumniProfileState } from '../../../domain/profile-fields/alumni-details';
import { AlumniProfile, StudentProfile } from '../../../domain/profiles/profiles';
import { SharingPreferences, type SharingState } from '../../../domain/privacy/preferences';
import { Onboarding, type OnboardingKey, type OnboardingState } from '../../../domain/onboarding/onboarding';
import { Onboardings } from '../../onboarding/ports/onboardings';
import { AlumniProfiles, StudentProfiles } from '../ports/profiles';
import { SharingChoicesStore } from '../../privacy/ports/sharing';

export class InMemoryStudentProfiles extends StudentProfiles {
  readonly #states = new Map<number, StudentProfileState>();

  async findByUserId(userId: number): Promise<StudentProfile | null> {
    const state = this.#states.get(userId);
    return state ? StudentProfile.restore({ ...state }) : null;
  }

  async save(profile: StudentProfile): Promise<void> {
    this.#states.set(profile.snapshot().userId, profile.snapshot());
  }
}

export class InMemoryAlumniProfiles extends AlumniProfiles {
  readonly #states = new Map<number, AlumniProfileState>();

  async findByUserId(userId: number): Promise<AlumniProfile | null> {
    const state = this.#states.get(userId);
    return state ? AlumniProfile.restore({ ...state }) : null;
  }

  async save(profile: AlumniProfile): Promise<void> {
    this.#states.set(profile.snapshot().userId, profile.snapshot());
  }
}

export class InMemoryOnboardings extends Onboardings {
  readonly #states = new Map<string, OnboardingState>();

  async find({ userId, role }: OnboardingKey): Promise<Onboarding | null> {
    const state = this.#states.get(`${userId} ${role}`);
    return state ? Onboarding.restore({ ...state }) : null;
  }

  async lock(key: OnboardingKey): Promise<Onboarding> {
    return (await this.find(key)) ?? Onboarding.create(key);
  }

  protected inUnitOfWork<T>(work: () => Promise<T>): Promise<T> {
    return work();
  }

  async save(onboarding: Onboarding): Promise<void> {
    const state = onboarding.snapshot();
    this.#states.set(`${state.userId} ${state.role}`, state);
  }
}

export class InMemorySharingChoices extends SharingChoicesStore {
  readonly #states = new Map<number, SharingState>();

  async find(userId: number): Promise<SharingPreferences | null> {
    const state = this.#states.get(userId);
    return state ? SharingPreferences.restore(state) : null;
  }

  async lock(userId: number): Promise<SharingPreferences> {
    return (await this.find(userId)) ?? SharingPreferences.create(userId);
  }

  protected inUnitOfWork<T>(work: () => Promise<T>): Promise<T> {
    return work();
  }

  async save(preferences: SharingPreferences): Promise<void> {
    const state = preferences.snapshot();
    this.#states.set(state.userId, state);
  }
}
