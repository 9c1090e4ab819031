import { VerifiedAlumni } from '../../../../../shared/application/college-rights';

class NoneVerified extends VerifiedAlumni {
  async collegesOf(): Promise<ReadonlyMap<number, readonly number[]>> {
    return new Map();
  }
}

/** No college has confirmed anyone. */
export const NONE_VERIFIED: VerifiedAlumni = new NoneVerified();
