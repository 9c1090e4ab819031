import { eventsSearch } from './search';

describe('the address of the events', () => {
  it('says what is shown', () => {
    expect(eventsSearch({ tab: 'past', meeting: '31' })).toEqual({ tab: 'past', meeting: 31 });
    expect(eventsSearch({ new: '1', with: '8' })).toEqual({ new: 1, with: 8 });
  });

  it('means a new meeting where it names someone to meet', () => {
    expect(eventsSearch({ with: 8 })).toEqual({ new: 1, with: 8 });
  });

  it('is as good as empty where it makes no sense', () => {
    expect(eventsSearch({ tab: 'upcoming', new: 'yes', with: '-1', meeting: ['1', '2'] })).toEqual({});
  });
});
