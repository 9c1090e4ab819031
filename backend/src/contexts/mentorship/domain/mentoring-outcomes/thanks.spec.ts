import { daysAfter } from '../connections/connection-state';
import { ThanksNotPublishable } from './mentoring-errors';
import { Thanks, type ThanksText } from './thanks';

const NOON = new Date('2027-03-02T12:00:00Z');
const days = (count: number): Date => daysAfter(NOON, count);
const TEXT: ThanksText = { text: 'Thank you', mayPublish: true, signature: 'first-name' };
const write = (text = TEXT, isMinor = false) => Thanks.write(7, { studentId: 1_001, alumId: 1 }, text, isMinor, NOON);

describe('thanks', () => {
  it('are published when both agree', () => {
    const thanks = write();
    expect(thanks.pullEvents()).toMatchObject([{ alumId: 1, studentId: 1_001 }]);
    expect(thanks.snapshot()).toMatchObject({ alumAnswer: null, publishedAt: null });
    thanks.answer(true, days(1));
    thanks.answer(true, days(2));
    expect(thanks.snapshot()).toMatchObject({ alumAnswer: 'published', publishedAt: days(1) });
    thanks.answer(false, days(3));
    expect(thanks.snapshot()).toMatchObject({ alumAnswer: 'hidden', publishedAt: null });
  });

  it('are not published without the consent of the student, who can take it back', () => {
    expect(() => write({ ...TEXT, mayPublish: false }).answer(true, NOON)).toThrow(ThanksNotPublishable);
    const thanks = write();
    thanks.answer(true, NOON);
    thanks.rewrite({ ...TEXT, mayPublish: false }, false, days(1));
    expect(thanks.snapshot()).toMatchObject({ alumAnswer: 'published', publishedAt: null });
    thanks.rewrite(TEXT, false, days(2));
    expect(thanks.snapshot()).toMatchObject({ publishedAt: days(2) });
  });

  it('need the consent of the alum again when the text or the signature changes, without another event', () => {
    for (const change of [{ text: 'Other words' }, { signature: 'student' as const }]) {
      const thanks = write();
      thanks.answer(true, NOON);
      thanks.pullEvents();
      thanks.rewrite({ ...TEXT, ...change }, false, days(1));
      expect(thanks.snapshot()).toMatchObject({ alumAnswer: null, publishedAt: null });
      expect(thanks.pullEvents()).toEqual([]);
    }
  });

  it('of a minor are always signed "A student"', () => {
    const thanks = write(TEXT, true);
    expect(thanks.snapshot().signature).toBe('student');
    thanks.rewrite(TEXT, true, NOON);
    expect(thanks.snapshot().signature).toBe('student');
  });
});
