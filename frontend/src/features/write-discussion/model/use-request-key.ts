import { useRef } from 'react';

/** `crypto.randomUUID` exists on secure origins alone. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * The Idempotency-Key of a form: the same while the same is sent again, so that the server writes it once, and another for
 * another text.
 */
export function useRequestKey(): (payload: unknown) => string {
  const last = useRef({ payload: '', key: '' });
  return (payload) => {
    const text = JSON.stringify(payload);
    if (text !== last.current.payload) last.current = { payload: text, key: newKey() };
    return last.current.key;
  };
}
