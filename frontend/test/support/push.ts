import { removeStored } from '@/shared/lib/storage';

/** The parts of a browser that receive push messages, which jsdom lacks. */
export class FakePush {
  /** The user's answer. */
  answer: NotificationPermission = 'granted';
  /** How often the browser asked for permission. */
  questions = 0;
  fails = false;
  keys: number[][] = [];
  subscription: {
    endpoint: string;
    unsubscribe: () => Promise<boolean>;
    toJSON: () => object;
    options: object;
  } | null = null;
  private made = 0;

  constructor(permission: NotificationPermission = 'default') {
    const permissions = { permission, requestPermission: () => Promise.resolve(this.ask()) };
    const registration = {
      pushManager: { getSubscription: () => Promise.resolve(this.subscription), subscribe: this.subscribe },
    };
    Object.assign(globalThis, { Notification: permissions, PushManager: class {} });
    Object.defineProperty(navigator, 'serviceWorker', {
      value: Object.assign(new EventTarget(), {
        getRegistration: () => Promise.resolve(registration),
        ready: Promise.resolve(registration),
      }),
      configurable: true,
    });
    this.permissions = permissions;
  }

  private readonly permissions: { permission: NotificationPermission };

  /** Removes the fake. */
  remove() {
    for (const name of ['Notification', 'PushManager']) Reflect.deleteProperty(globalThis, name);
    Reflect.deleteProperty(navigator, 'serviceWorker');
    removeStored('pushOwner');
  }

  private ask() {
    this.questions++;
    this.permissions.permission = this.answer;
    return this.answer;
  }

  private readonly subscribe = ({ applicationServerKey }: { applicationServerKey: Uint8Array<ArrayBuffer> }) => {
    if (this.fails) return Promise.reject(new DOMException('no service', 'AbortError'));
    this.keys.push([...applicationServerKey]);
    const endpoint = `https://push.example/${++this.made}`;
    this.subscription = {
      endpoint,
      options: { applicationServerKey: applicationServerKey.buffer },
      unsubscribe: () => {
        this.subscription = null;
        return Promise.resolve(true);
      },
      toJSON: () => ({ endpoint, keys: { p256dh: 'public', auth: 'secret' } }),
    };
    return Promise.resolve(this.subscription);
  };
}
