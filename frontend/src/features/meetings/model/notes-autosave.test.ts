import { ApiError, type MeetingNotes, type NotesChange } from '@/shared/api';
import { NotesAutosave } from './notes-autosave';

const notes = (but: Partial<MeetingNotes> = {}): MeetingNotes => ({
  agenda: 'Talk',
  notes: '',
  actionItems: [],
  privateNote: '',
  version: 1,
  editedBy: null,
  editedAt: null,
  ...but,
});

const changed = () => new ApiError(409, JSON.stringify({ code: 'mentorship.notes-changed' }), undefined);
const item = { text: 'Send the essay', ownerId: 7, dueOn: null, isDone: false };

/** A server with what it is to answer, one answer a call; the last one stays. */
function serverThat(...answers: (MeetingNotes | Error)[]) {
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

const keep = (known: MeetingNotes, server: ReturnType<typeof serverThat>) =>
  new NotesAutosave(known, { save: (change) => server.save(change), read: () => server.read() });

describe('keeping what someone writes', () => {
  it('sends what has changed, and only that', async () => {
    const server = serverThat(notes({ notes: 'Biology it is', version: 2 }));
    const keeper = keep(notes(), server);
    keeper.write({ notes: 'Biology it is' });
    await keeper.save();
    expect(server.sent).toEqual([{ version: 1, notes: 'Biology it is' }]);
    expect(keeper.view().state).toEqual({ is: 'saved' });
  });

  it('sends nothing when everything is as it was', async () => {
    const server = serverThat(notes());
    const keeper = keep(notes(), server);
    keeper.write({ agenda: 'Talks' });
    keeper.write({ agenda: 'Talk' });
    await keeper.save();
    expect(server.sent).toEqual([]);
  });

  it('sends what was written meanwhile as well, on top of what the server has by then', async () => {
    const server = serverThat(notes({ notes: 'A', version: 2 }), notes({ notes: 'AB', version: 3 }));
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

  it('knows new items by their numbers once they have some, and leaves out those without words', async () => {
    const server = serverThat(notes({ actionItems: [{ id: 5, ...item }], version: 2 }));
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

  it('keeps the words when the server fails, for the next try', async () => {
    const server = serverThat(new ApiError(500, '', undefined), notes({ notes: 'A', version: 2 }));
    const keeper = keep(notes(), server);
    keeper.write({ notes: 'A' });
    await keeper.save();
    expect(keeper.view()).toMatchObject({ draft: { notes: 'A' }, state: { is: 'failed' } });
    await keeper.save();
    expect(keeper.view().state).toEqual({ is: 'saved' });
  });
});

describe('when the other has written meanwhile', () => {
  it('brings both together where they wrote different parts', async () => {
    const server = serverThat(changed(), notes({ agenda: 'Theirs', notes: 'Mine', version: 3 }));
    server.theirs = notes({ agenda: 'Theirs', version: 2 });
    const keeper = keep(notes(), server);
    keeper.write({ notes: 'Mine' });
    await keeper.save();
    expect(server.sent.at(-1)).toEqual({ version: 2, notes: 'Mine' });
    expect(keeper.view()).toMatchObject({ draft: { agenda: 'Theirs', notes: 'Mine' }, state: { is: 'saved' } });
  });

  it('shows both where they wrote the same part, and sends nothing until one is chosen', async () => {
    const server = serverThat(changed());
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
    ['keepMine', 'Mine', [{ version: 2, notes: 'Mine' }]],
    ['takeTheirs', 'Theirs', []],
  ] as const)('%s settles it', async (choice, words, sent) => {
    const server = serverThat(changed(), notes({ notes: 'Mine', version: 3 }));
    server.theirs = notes({ notes: 'Theirs', version: 2 });
    const keeper = keep(notes(), server);
    keeper.write({ notes: 'Mine' });
    await keeper.save();
    await keeper[choice]();
    expect(server.sent.slice(1)).toEqual(sent);
    expect(keeper.view()).toMatchObject({ draft: { notes: words }, state: { is: 'saved' } });
  });
});
