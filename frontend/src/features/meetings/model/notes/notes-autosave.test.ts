import type { MeetingNotes } from '@/entities/meeting';
import { ApiError } from '@/shared/api';
import type { NotesChange } from '../../api/meetings';
import { NotesAutosave } from './notes-autosave';

const notes = (overrides: Partial<MeetingNotes> = {}): MeetingNotes => ({
  agenda: 'Talk',
  notes: '',
  actionItems: [],
  privateNote: '',
  version: 1,
  editedBy: null,
  editedAt: null,
  ...overrides,
});

const changed = () => new ApiError(409, JSON.stringify({ code: 'mentorship.notes-changed' }), undefined);
const item = { text: 'Send the essay', ownerId: 7, dueOn: null, isDone: false };

/** A fake server with one response per call; the last one is repeated. */
function stubServer(...answers: (MeetingNotes | Error)[]) {
  const sent: NotesChange[] = [];
  return {
    sent,
    theirs: notes({ version: 2 }),
    save(change: NotesChange) {
      sent.push(change);
      const answer = answers.length > 1 ? answers.shift()! : answers[0]!;
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
    read() {
      return Promise.resolve(this.theirs);
    },
  };
}

const keep = (known: MeetingNotes, server: ReturnType<typeof stubServer>) =>
  new NotesAutosave(known, { save: (change) => server.save(change), read: () => server.read() });

describe('autosave', () => {
  it('sends only what has changed', async () => {
    const server = stubServer(notes({ notes: 'Biology it is', version: 2 }));
    const keeper = keep(notes(), server);
    keeper.write({ notes: 'Biology it is' });
    await keeper.save();
    expect(server.sent).toEqual([{ version: 1, notes: 'Biology it is' }]);
    expect(keeper.view().state).toEqual({ is: 'saved' });
  });

  it('sends nothing if nothing has changed', async () => {
    const server = stubServer(notes());
    const keeper = keep(notes(), server);
    keeper.write({ agenda: 'Talks' });
    keeper.write({ agenda: 'Talk' });
    await keeper.save();
    expect(server.sent).toEqual([]);
  });

  it('also sends what was written during a save, based on the new version', async () => {
    const server = stubServer(notes({ notes: 'A', version: 2 }), notes({ notes: 'AB', version: 3 }));
    const keeper = keep(notes(), server);
    keeper.write({ notes: 'A' });
    const saving = keeper.save();
    keeper.write({ notes: 'AB' });
    await saving;
    expect(server.sent).toEqual([
      { version: 1, notes: 'A' },
      { version: 2, notes: 'AB' },
    ]);
  });

  it('assigns IDs to new items after a save, and omits items without text', async () => {
    const server = stubServer(notes({ actionItems: [{ id: 5, ...item }], version: 2 }));
    const keeper = keep(notes(), server);
    keeper.write({
      items: [
        { key: 'a', id: undefined, ...item, text: ' ' },
        { key: 'b', id: undefined, ...item },
      ],
    });
    await keeper.save();
    expect(server.sent).toEqual([{ version: 1, actionItems: [item] }]);
    expect(keeper.view().draft.items.map(({ id }) => id)).toEqual([undefined, 5]);
  });

  it('keeps the text when the server fails, for the next attempt', async () => {
    const server = stubServer(new ApiError(500, '', undefined), notes({ notes: 'A', version: 2 }));
    const keeper = keep(notes(), server);
    keeper.write({ notes: 'A' });
    await keeper.save();
    expect(keeper.view()).toMatchObject({ draft: { notes: 'A' }, state: { is: 'failed' } });
    await keeper.save();
    expect(keeper.view().state).toEqual({ is: 'saved' });
  });
});

describe('autosave with concurrent changes by the other participant', () => {
  it('merges changes to different parts', async () => {
    const server = stubServer(changed(), notes({ agenda: 'Theirs', notes: 'Mine', version: 3 }));
    server.theirs = notes({ agenda: 'Theirs', version: 2 });
    const keeper = keep(notes(), server);
    keeper.write({ notes: 'Mine' });
    await keeper.save();
    expect(server.sent.at(-1)).toEqual({ version: 2, notes: 'Mine' });
    expect(keeper.view()).toMatchObject({ draft: { agenda: 'Theirs', notes: 'Mine' }, state: { is: 'saved' } });
  });

  it('reports a conflict in the same part, and sends nothing until it is resolved', async () => {
    const server = stubServer(changed());
    server.theirs = notes({ notes: 'Theirs', version: 2 });
    const keeper = keep(notes(), server);
    keeper.write({ notes: 'Mine' });
    await keeper.save();
    keeper.write({ notes: 'Mine too' });
    await keeper.save();
    expect(server.sent).toHaveLength(1);
    expect(keeper.view()).toMatchObject({
      draft: { notes: 'Mine too' },
      state: { is: 'clash', parts: ['notes'], theirs: { notes: 'Theirs' } },
    });
  });

  it.each([
    ['resolveWithOwn', 'Mine', [{ version: 2, notes: 'Mine' }]],
    ['resolveWithTheirs', 'Theirs', []],
  ] as const)('resolves a conflict with %s', async (choice, text, sent) => {
    const server = stubServer(changed(), notes({ notes: 'Mine', version: 3 }));
    server.theirs = notes({ notes: 'Theirs', version: 2 });
    const keeper = keep(notes(), server);
    keeper.write({ notes: 'Mine' });
    await keeper.save();
    await keeper[choice]();
    expect(server.sent.slice(1)).toEqual(sent);
    expect(keeper.view()).toMatchObject({ draft: { notes: text }, state: { is: 'saved' } });
  });
});
