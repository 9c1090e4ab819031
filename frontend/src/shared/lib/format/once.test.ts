import { once } from './once';

it('creates its value on the first call, and only once', () => {
  const create = jest.fn(() => ({}));
  const get = once(create);
  expect(create).not.toHaveBeenCalled();
  expect(get()).toBe(get());
  expect(create).toHaveBeenCalledTimes(1);
});

it('keeps a missing value too', () => {
  const create = jest.fn(() => undefined);
  const get = once(create);
  expect([get(), get()]).toEqual([undefined, undefined]);
  expect(create).toHaveBeenCalledTimes(1);
});
