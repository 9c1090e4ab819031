import type { AlumniProfileState } from '../../../domain/profile-fields/alumni-details';
import { type CountedPair, CrossroadsReader } from '../ports/finder';

type CrossroadsProfile = Pick<AlumniProfileState, 'collegeId' | 'consideredColleges' | 'isProfileVisible'>;

export class InMemoryCrossroads extends CrossroadsReader {
  constructor(private readonly profiles: readonly CrossroadsProfile[]) {
    super();
  }

  async listPairs(collegeIds: readonly number[], { atLeast, limit }: { atLeast: number; limit: number }) {
    const chosen = this.profiles
      .filter(({ isProfileVisible, consideredColleges }) => isProfileVisible && consideredColleges.length > 0)
      .map(({ collegeId, consideredColleges }) => new Set([...consideredColleges, collegeId]));
    const [one] = collegeIds as [number];
    const others = [...new Set(chosen.filter((ids) => ids.has(one)).flatMap((ids) => [...ids]))];
    const pairs =
      collegeIds.length === 1
        ? others.flatMap((id) => (id === null || id === one ? [] : [[one, id] as const])).sort(([, a], [, b]) => a - b)
        : collegeIds.flatMap((first, place) => collegeIds.slice(place + 1).map((id) => [first, id] as const));
    return pairs
      .map((pair): CountedPair => ({ pair, count: chosen.filter((ids) => pair.every((id) => ids.has(id))).length }))
      .filter(({ count }) => count >= atLeast)
      .sort((first, second) => second.count - first.count)
      .slice(0, limit);
  }
}
