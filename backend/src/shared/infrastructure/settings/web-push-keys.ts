import { createECDH } from 'node:crypto';
import { generatedFile } from './generated-file';

const FILE = 'web-push-keys.json';

/** The key pair (P-256, base64url) by which push services recognise the product: VAPID, RFC 8292. */
export interface WebPushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Whether the two keys belong together. */
export function isKeyPair({ publicKey, privateKey }: WebPushKeys): boolean {
  try {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
    return pair.getPublicKey('base64url') === publicKey;
  } catch {
    return false;
  }
}

/**
 * The keys in `folder`, made once. A new pair would end every subscription.
 * @throws Error when the file holds no pair
 */
export function keptWebPushKeys(folder: string): WebPushKeys {
  const content = generatedFile(folder, FILE, () => JSON.stringify(newKeyPair()));
  const keys = parsed(content);
  if (keys && isKeyPair(keys)) return keys;
  throw new Error(`${FILE} in ${folder} does not hold a key pair; delete it and a new one is made`);
}

function newKeyPair(): WebPushKeys {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys('base64url');
  // The library counts bytes: a private key that begins with zeros is shorter here.
  const privateKey = Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url');
  return { publicKey, privateKey };
}

function parsed(content: string): WebPushKeys | null {
  try {
    const { publicKey, privateKey } = JSON.parse(content) as Record<string, unknown>;
    return typeof publicKey === 'string' && typeof privateKey === 'string' ? { publicKey, privateKey } : null;
  } catch {
    return null;
  }
}
