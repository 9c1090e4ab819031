import { renameInMessage } from './rename-in-message';

describe('a message to another person', () => {
  it.each([
    ['Hi Ada, may I ask you?', 'Hi Noor, may I ask you?'],
    ['Dear Ada Mentor, Ada!', 'Dear Noor Haddad, Noor!'],
    ['I live in Adana.', 'I live in Adana.'],
    ['Hello!', 'Hello!'],
  ])('"%s" becomes "%s"', (message, renamed) => {
    expect(renameInMessage(message, 'Ada Mentor', 'Noor Haddad')).toBe(renamed);
  });

  it('treats names as text', () => {
    expect(renameInMessage('Hi J.R., and JaRs', 'J.R. Doe', '$& Lee')).toBe('Hi $&, and JaRs');
  });
});
