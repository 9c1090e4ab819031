import { daysAfter } from '../connections/connection-state';
import { EndRecentlyDeclined, NoEndProposed, OnlyStudentAllowed } from './mentoring-errors';
import { findOpenProposal, MentoringRelationship } from './mentoring-relationship';

const [STUDENT, ALUM] = [1_001, 1];
const NOON = new Date('2027-03-02T12:00:00Z');
const days = (count: number): Date => daysAfter(NOON, count);
const start = () => MentoringRelationship.start({ studentId: STUDENT, alumId: ALUM });
const proposalOf = (one: MentoringRelationship, now: Date, connectedAt = NOON) =>
  findOpenProposal(one.snapshot(), connectedAt, now);
const eventCount = (one: MentoringRelationship) => one.pullEvents().length;

describe('the goal of a mentoring relationship', () => {
  it('is set, changed and removed by the student only', () => {
    const one = start();
    one.setGoal(STUDENT, 'Choose a college', NOON);
    one.setGoal(STUDENT, 'Choose a college', days(1));
    expect(one.snapshot()).toMatchObject({ goal: 'Choose a college', goalEditedAt: NOON });
    expect(() => one.setGoal(ALUM, 'Essay', days(1))).toThrow(OnlyStudentAllowed);
    one.setGoal(STUDENT, null, days(2));
    expect(one.snapshot()).toMatchObject({ goal: null, goalEditedAt: days(2) });
  });
});

describe('the end of a mentoring relationship', () => {
  it('is proposed by one and confirmed by the other', () => {
    const one = start();
    expect(one.proposeEnd(STUDENT, NOON, days(1))).toBe(true);
    expect(proposalOf(one, days(1))).toEqual({ proposedBy: STUDENT, proposedAt: days(1), lapsesAt: days(15) });
    expect(one.pullEvents()).toMatchObject([{ proposedBy: STUDENT, otherId: ALUM }]);
    expect(() => one.confirmEnd(STUDENT, NOON, days(2))).toThrow(NoEndProposed);
    one.confirmEnd(ALUM, NOON, days(2));
    expect(proposalOf(one, days(2))).toBeNull();
    expect(() => one.confirmEnd(ALUM, NOON, days(2))).toThrow(NoEndProposed);
  });

  it('is proposed once, and proposing by the other means to agree', () => {
    const one = start();
    one.proposeEnd(STUDENT, NOON, NOON);
    expect(one.proposeEnd(STUDENT, NOON, days(1))).toBe(true);
    expect(eventCount(one)).toBe(1);
    expect(one.proposeEnd(ALUM, NOON, days(1))).toBe(false);
  });

  it('lapses after 14 days, and when the two connect again', () => {
    const one = start();
    one.proposeEnd(ALUM, NOON, NOON);
    expect(proposalOf(one, new Date(days(14).getTime() - 1))).not.toBeNull();
    expect(proposalOf(one, days(14))).toBeNull();
    expect(proposalOf(one, days(2), days(1))).toBeNull();
    expect(() => one.confirmEnd(STUDENT, NOON, days(14))).toThrow(NoEndProposed);
    expect(() => one.confirmEnd(STUDENT, days(1), days(2))).toThrow(NoEndProposed);
    expect(one.proposeEnd(ALUM, NOON, days(14))).toBe(true);
    expect(eventCount(one)).toBe(2);
  });

  it('is declined by the other only, who is asked again after 14 days at the earliest', () => {
    const one = start();
    one.proposeEnd(STUDENT, NOON, NOON);
    expect(() => one.endProposal(STUDENT, 'declined', NOON, NOON)).toThrow(NoEndProposed);
    one.endProposal(ALUM, 'declined', NOON, days(1));
    expect(proposalOf(one, days(1))).toBeNull();
    expect(() => one.proposeEnd(STUDENT, NOON, days(13))).toThrow(EndRecentlyDeclined);
    expect(one.proposeEnd(STUDENT, NOON, days(14))).toBe(true);
  });

  it('is withdrawn by its author only, and proposed again within a day without another event', () => {
    const one = start();
    one.proposeEnd(STUDENT, NOON, NOON);
    expect(() => one.endProposal(ALUM, 'withdrawn', NOON, NOON)).toThrow(NoEndProposed);
    one.endProposal(STUDENT, 'withdrawn', NOON, NOON);
    one.proposeEnd(STUDENT, NOON, days(0.5));
    expect(eventCount(one)).toBe(1);
    one.endProposal(STUDENT, 'withdrawn', NOON, days(0.5));
    one.proposeEnd(STUDENT, NOON, days(2));
    expect(eventCount(one)).toBe(1);
  });
});
