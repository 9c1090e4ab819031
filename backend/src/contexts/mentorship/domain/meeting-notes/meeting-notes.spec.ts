import { MeetingNotes, type SharedNotes, NotesEditConflict, NotesRefused } from './meeting-notes';

const NOON = new Date('2027-03-01T12:00:00Z');
const context = (version: number, overrides: { by?: number; newItemIds?: number[] } = {}) => ({
  by: 1,
  participantIds: [1, 2],
  version,
  newItemIds: [],
  now: NOON,
  ...overrides,
});
const item = (text: string, overrides: object = {}) => ({
  text,
  ownerId: null,
  dueOn: null,
  isDone: false,
  ...overrides,
});
/** Meeting notes in version 1, with two items. */
function someNotes(): MeetingNotes {
  const notes = MeetingNotes.createEmpty(7);
  notes.edit({ agenda: 'Plan', actionItems: [item('Read'), item('Write')] }, context(0, { newItemIds: [11, 12] }));
  return notes;
}

describe('the notes of a meeting', () => {
  it('record the last author, and leave omitted parts unchanged', () => {
    const notes = someNotes();
    expect(notes.edit({ notes: 'So' }, context(1, { by: 2 }))).toBe(true);
    expect(notes.snapshot()).toMatchObject({ meetingId: 7, agenda: 'Plan', notes: 'So', version: 2, editedBy: 2 });
    expect(notes.snapshot().actionItems).toHaveLength(2);
    notes.edit({ agenda: null, actionItems: [] }, context(2));
    expect(notes.snapshot()).toMatchObject({ agenda: null, notes: 'So', actionItems: [], editedAt: NOON });
  });

  it.each([0, 2])("can't be edited as version %i if they are in version 1", (version) => {
    const notes = someNotes();
    expect(() => notes.edit({ agenda: 'Other' }, context(version))).toThrow(NotesEditConflict);
    expect(notes.snapshot()).toMatchObject({ agenda: 'Plan', version: 1 });
  });

  it.each<[string, SharedNotes]>([
    ['nothing', {}],
    ['what stands there', { agenda: 'Plan', notes: null }],
    ['the items as they are', { actionItems: [item('Read', { id: 11 }), item('Write', { id: 12 })] }],
  ])('are not changed by %s, whichever version was read', (_, overrides) => {
    const notes = someNotes();
    expect(notes.edit(overrides, context(0))).toBe(false);
    expect(notes.snapshot().version).toBe(1);
  });

  it('keep the ids of existing items, and give new items new ones', () => {
    const notes = someNotes();
    notes.edit(
      { actionItems: [item('First'), item('Write', { id: 12, ownerId: 2 }), item('Last')] },
      context(1, { newItemIds: [13, 14] }),
    );
    expect(notes.snapshot().actionItems.map(({ id, text, ownerId }) => [id, text, ownerId])).toEqual([
      [13, 'First', null],
      [12, 'Write', 2],
      [14, 'Last', null],
    ]);
  });

  it.each([
    ['that are not there', [item('x', { id: 99 })], ['actionItems.0.id']],
    ['twice', [item('x', { id: 11 }), item('y', { id: 11 })], ['actionItems.1.id']],
    [
      'of someone else',
      [item('x', { ownerId: 3 }), item('y', { id: 98, ownerId: 4 })],
      ['actionItems.0.ownerId', 'actionItems.1.id', 'actionItems.1.ownerId'],
    ],
  ])('refuse items %s', (_, actionItems, fields) => {
    const notes = someNotes();
    let refusal: unknown;
    try {
      notes.edit({ actionItems }, context(1, { newItemIds: [13, 14] }));
    } catch (error) {
      refusal = error;
    }
    expect(refusal).toBeInstanceOf(NotesRefused);
    expect((refusal as NotesRefused).fields.map(({ field }) => field)).toEqual(fields);
    expect(notes.snapshot().version).toBe(1);
  });
});
