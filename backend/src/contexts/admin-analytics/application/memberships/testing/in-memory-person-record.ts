import { PersonRecord, type Representation } from '../ports/person-record';

export class InMemoryPersonRecord extends PersonRecord {
  representations: readonly Representation[] = [];
  readonly alumni: { userId: number; collegeId: number }[] = [];

  async saveRepresentation(representation: Representation): Promise<void> {
    await this.deleteRepresentation(representation.userId, representation.collegeId);
    this.representations = [...this.representations, representation];
  }

  async deleteRepresentation(userId: number, collegeId: number): Promise<void> {
    this.representations = this.representations.filter(
      (stored) => stored.userId !== userId || stored.collegeId !== collegeId,
    );
  }

  async saveAlum(userId: number, collegeId: number): Promise<void> {
    this.alumni.push({ userId, collegeId });
  }
}
