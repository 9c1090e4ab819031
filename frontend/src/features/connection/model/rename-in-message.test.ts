import { renameInMessage } from './rename-in-message';

describe('a message to another person', () => {
  it.each([
    ['Hi Ada, may I ask you?', 'Hi Noor, may I ask you?'],
    ['dear Ada Mentor, Ada!', 'dear Noor Haddad, Ada!'],
    ['Good morning Ada\nMay I ask you?', 'Good morning Noor\nMay I ask you?'],
    ['Ada, may I ask you?', 'Noor, may I ask you?'],
    ['Ada Lovelace is my hero. Ada Mentor knows.', 'Ada Lovelace is my hero. Noor Haddad knows.'],
    ['I live in Adana.', 'I live in Adana.'],
    ['Hello!', 'Hello!'],
  ])('"%s" becomes "%s"', (message, renamed) => {
    expect(renameInMessage(message, 'Ada Mentor', 'Noor Haddad')).toBe(renamed);
  });

  it.each([
    ['Will Reyes', 'Will you have time? Will it take long?'],
    ['Austin Lee', 'I study in Austin.'],
    ['Will', 'Will you have time, Will?'],
  ])('of the name %s, keeps the word in "%s"', (from, message) => {
    expect(renameInMessage(message, from, 'Noor Haddad')).toBe(message);
  });

  it('replaces each name once', () => {
    expect(renameInMessage('Dear James Smith, hello', 'James Smith', 'Robert James')).toBe('Dear Robert James, hello');
  });

  it('treats names as text', () => {
    expect(renameInMessage('Hi J.R., and JaRs', 'J.R. Doe', '$& Lee')).toBe('Hi $&, and JaRs');
  });
});
