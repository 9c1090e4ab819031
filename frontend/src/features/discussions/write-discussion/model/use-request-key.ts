import { useRef } from 'react';

/** `crypto.randomUUID` exists only on secure origins. */
const createRequestKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Returns the Idempotency-Key of a form: the same for the same payload, so that the server stores a repeated request
 * once, and a new one for another payload.
 */
export function useRequestKey(): (payload: unknown) => string {
  const last = useRef({ payload: '', key: '' });
  return (payload) => {
    const text = JSON.stringify(payload);
    if (text !== last.current.payload) last.current = { payload: text, key: createRequestKey() };
    return last.current.key;
  };
}
