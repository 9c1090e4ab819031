import { parseEventsSearch } from './search';

describe('the URL of the events page', () => {
  it('holds what is shown', () => {
    expect(parseEventsSearch({ tab: 'past', meeting: '31' })).toEqual({ tab: 'past', meeting: 31 });
    expect(parseEventsSearch({ new: '1', with: '8' })).toEqual({ new: 1, with: 8 });
  });

  it('opens the form for a new meeting if it names a person', () => {
    expect(parseEventsSearch({ with: 8 })).toEqual({ new: 1, with: 8 });
  });

  it('is treated as empty if its values are invalid', () => {
    expect(parseEventsSearch({ tab: 'upcoming', new: 'yes', with: '-1', meeting: ['1', '2'] })).toEqual({});
  });
});
