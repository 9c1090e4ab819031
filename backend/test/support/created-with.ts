/**
 * Creates an object of a class with stand-ins for what its constructor takes. They need only the methods that the test
 * calls; their number is checked, their types are not, because a class with private fields accepts no other object.
 */
export const createWithStubs = <T, Parts extends unknown[]>(
  type: new (...parts: Parts) => T,
  ...standIns: { [Part in keyof Parts]: object }
): T => Reflect.construct(type, standIns) as T;
