import { PersonRecord, type Representation } from '../ports/person-record';

export class InMemoryPersonRecord extends PersonRecord {
  representations: readonly Representation[] = [];
  alumni: { userId: number; collegeId: number }[] = [];

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

  async deleteAlum(userId: number, collegeId: number): Promise<void> {
    this.alumni = this.alumni.filter((one) => one.userId !== userId || one.collegeId !== collegeId);
  }
}
