import { findOriginCollege } from './origin-of-registration';

describe('the college through which a person came to register', () => {
  it.each([
    ['/college/12', { id: 12 }],
    ['/college?id=12&tab=events', { id: 12 }],
    ['/college-hub?id=12', { id: 12 }],
    ['/find-alumni?college=Texas+A%26M+University', { name: 'Texas A&M University' }],
    ['/college/0', undefined],
    ['/college?tab=events', undefined],
    ['/colleges', undefined],
    [undefined, undefined],
  ])('of %s is %j', (next, college) => {
    expect(findOriginCollege(next)).toEqual(college);
  });
});
