/** Pairs up as many as possible of those who may meet: Edmonds' blossom algorithm. */

const NONE = -1;

/** May these two, by their places in the list, meet? */
export type MayMeet = (a: number, b: number) => boolean;

/**
 * A matching with the most pairs. It grows from `start`, which must be a matching already.
 *
 * @returns for each place its partner's, -1 for nobody
 */
export function maximumMatching(count: number, mayMeet: MayMeet, start: readonly number[] = []): number[] {
  const partners = Array.from({ length: count }, (_, i) => start[i] ?? NONE);
  for (let root = 0; root < count; root++) {
    if (partners[root] === NONE) augment(root, partners, mayMeet);
  }
  return partners;
}

/** Finds a path from `root` to another that has no partner, along which partners change so that both get one. */
function augment(root: number, partners: number[], mayMeet: MayMeet): void {
  const count = partners.length;
  const came = Array<number>(count).fill(NONE);
  const base = Array.from({ length: count }, (_, i) => i);
  const reached = Array<boolean>(count).fill(false);
  const queue = [root];
  reached[root] = true;

  const commonBase = (a: number, b: number): number => {
    const above = new Set<number>();
    for (let at = base[a]; ; at = base[came[partners[at]]]) {
      above.add(at);
      if (partners[at] === NONE) break;
    }
    let at = base[b];
    while (!above.has(at)) at = base[came[partners[at]]];
    return at;
  };
  const markPath = (from: number, to: number, child: number, blossom: Set<number>): void => {
    for (let at = from, next = child; base[at] !== to; at = came[partners[at]]) {
      blossom.add(base[at]).add(base[partners[at]]);
      came[at] = next;
      next = partners[at];
    }
  };
  const contract = (a: number, b: number): void => {
    const common = commonBase(a, b);
    const blossom = new Set<number>();
    markPath(a, common, b, blossom);
    markPath(b, common, a, blossom);
    for (let i = 0; i < count; i++) {
      if (!blossom.has(base[i])) continue;
      base[i] = common;
      if (!reached[i]) {
        reached[i] = true;
        queue.push(i);
      }
    }
  };

  for (let head = 0; head < queue.length; head++) {
    const at = queue[head];
    for (let to = 0; to < count; to++) {
      if (to === at || base[at] === base[to] || partners[at] === to || !mayMeet(at, to)) continue;
      if (to === root || (partners[to] !== NONE && came[partners[to]] !== NONE)) {
        contract(at, to);
      } else if (came[to] === NONE) {
        came[to] = at;
        if (partners[to] === NONE) return changePartners(to, came, partners);
        reached[partners[to]] = true;
        queue.push(partners[to]);
      }
    }
  }
}

function changePartners(end: number, came: readonly number[], partners: number[]): void {
  for (let at = end; at !== NONE;) {
    const before = came[at];
    const next = partners[before];
    partners[at] = before;
    partners[before] = at;
    at = next;
  }
}
