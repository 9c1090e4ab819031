/**
 * The alumni of each key in the order of `compareWaiting`: those who have waited longest for an offer first. It returns
 * what the product's table returns with its index.
 */
export class WaitingLists {
  #lists = new Map();
  #rules;

  constructor(rules) {
    this.#rules = rules;
  }

  /** Starts with these alumni. */
  fill(alumni) {
    this.#lists.clear();
    for (const alum of alumni.toSorted(this.#rules.compareWaiting)) {
      alum.nodes = alum.keys.map((key) => {
        let list = this.#lists.get(key);
        if (!list) this.#lists.set(key, (list = createList()));
        return append(list, { alum, list });
      });
    }
  }

  /** @param {Alum[]} without @returns {Alum[]} */
  listLongestWaiting(key, without, limit) {
    const list = this.#lists.get(key);
    const found = [];
    if (!list) return found;
    for (let node = list.next; node !== list && found.length < limit; node = node.next) {
      if (!without.includes(node.alum)) found.push(node.alum);
    }
    return found;
  }

  noteOffered(alumni, at) {
    for (const alum of alumni) {
      alum.lastOfferedAt = at;
      this.remove(alum);
      this.putBack(alum);
    }
  }

  remove({ nodes }) {
    for (const node of nodes) unlink(node);
  }

  /** Puts an alum back who was removed. */
  putBack({ nodes }) {
    for (const node of nodes) {
      let before = node.list.previous;
      while (before !== node.list && this.#rules.compareWaiting(before.alum, node.alum) > 0) before = before.previous;
      insertAfter(before, node);
    }
  }
}

function createList() {
  const list = {};
  list.next = list.previous = list;
  return list;
}

const append = (list, node) => insertAfter(list.previous, node);

function insertAfter(before, node) {
  node.previous = before;
  node.next = before.next;
  before.next.previous = node;
  before.next = node;
  return node;
}

function unlink(node) {
  node.previous.next = node.next;
  node.next.previous = node.previous;
  return node;
}
