/** A plain model of points, menus, categories and foods with their bins: what the server must equal (SD1). */
export const LEVELS = ['point', 'menu', 'category', 'food'] as const;
export type LevelName = (typeof LEVELS)[number];

export interface Node {
  readonly id: number;
  readonly level: LevelName;
  readonly parent: Node | undefined;
  title: string;
  /** ms; null = not in the bin. */
  deletedAt: number | null;
}

export const DAY = 24 * 60 * 60 * 1000;
const WINDOW = 7 * DAY;

export class BinModel {
  readonly nodes = new Set<Node>();
  now: number;

  constructor(now: number) {
    this.now = now;
  }

  add(node: Node): void {
    this.nodes.add(node);
  }

  /** Every parent exists and is out of its bin. */
  isReachable({ parent }: Node): boolean {
    return parent === undefined || (parent.deletedAt === null && this.isReachable(parent));
  }

  isAlive(node: Node): boolean {
    return node.deletedAt === null && this.isReachable(node);
  }

  isOver({ deletedAt }: Node): boolean {
    return deletedAt !== null && deletedAt + WINDOW <= this.now;
  }

  daysLeft({ deletedAt }: Node): number | null {
    return deletedAt === null ? null : Math.ceil((deletedAt + WINDOW - this.now) / DAY);
  }

  childrenOf(parent: Node | undefined, level: LevelName): Node[] {
    return [...this.nodes].filter((node) => node.level === level && node.parent === parent);
  }

  edit(node: Node, title: string): number {
    if (!this.isAlive(node)) return 404;
    node.title = title;
    return 200;
  }

  deleteMany(nodes: readonly Node[]): number {
    if (!nodes.every((node) => this.isAlive(node))) return 404;
    for (const node of nodes) node.deletedAt = this.now;
    return 200;
  }

  restoreMany(nodes: readonly Node[]): number {
    if (nodes.some((node) => this.isOver(node))) return 410;
    if (!nodes.every((node) => this.isReachable(node))) return 409;
    for (const node of nodes) node.deletedAt = null;
    return 200;
  }

  destroyMany(nodes: readonly Node[]): number {
    if (!nodes.every((node) => node.deletedAt !== null && this.isReachable(node))) return 404;
    for (const node of nodes) this.drop(node);
    return 200;
  }

  purgeBins(): void {
    for (const node of [...this.nodes].filter((one) => this.isOver(one))) this.drop(node);
  }

  private drop(gone: Node): void {
    this.nodes.delete(gone);
    for (const child of [...this.nodes].filter(({ parent }) => parent === gone)) this.drop(child);
  }
}
