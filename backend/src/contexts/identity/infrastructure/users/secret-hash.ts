import { createHash } from 'node:crypto';

/** What is kept of a random secret: enough to recognise it, useless to anyone who reads the table. */
export const hashOfSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();
