/** An EventSource whose server is the test. As in browsers, it reconnects unless the server refuses it. */
export class FakeSource extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  static made: FakeSource[] = [];
  readyState = FakeSource.CONNECTING;

  constructor(readonly address: string) {
    super();
    FakeSource.made.push(this);
  }

  opens() {
    this.readyState = FakeSource.OPEN;
    this.dispatchEvent(new Event('open'));
  }

  says(type: string, data: object = {}, lastEventId = '') {
    this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data), lastEventId }));
  }

  breaks() {
    this.readyState = FakeSource.CONNECTING;
    this.dispatchEvent(new Event('error'));
  }

  isRefused() {
    this.readyState = FakeSource.CLOSED;
    this.dispatchEvent(new Event('error'));
  }

  close() {
    this.readyState = FakeSource.CLOSED;
  }
}
