import { VerifiedAlumni } from '../../../../../shared/application/college-rights';

class NoneVerified extends VerifiedAlumni {
  async collegesOf(): Promise<ReadonlyMap<number, readonly number[]>> {
    return new Map();
  }
}

/** Fake in which no college has confirmed any alum. */
export const NONE_VERIFIED: VerifiedAlumni = new NoneVerified();
