import { ApiError } from '@/shared/api';
import { collegesErrorMessage } from './colleges-error';

describe('the sentence about a failed search of the directory', () => {
  it('is the reason for which the server rejected what was entered', () => {
    const rejected = new ApiError(400, JSON.stringify({ message: 'Enter a whole number' }), undefined);
    expect(collegesErrorMessage(rejected)).toBe('Enter a whole number');
  });
});
