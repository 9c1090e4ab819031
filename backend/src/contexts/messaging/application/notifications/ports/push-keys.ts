/** The key by which browsers know who may send them push messages. */
export abstract class PushKeys {
  /** Null where nothing is sent by push. */
  abstract readonly publicKey: string | null;
}
